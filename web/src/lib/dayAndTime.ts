import { dateFormat } from '#shared/dateFormat'
import { type Locale, localeRows } from '#shared/locales'

/** "21.11.2026". */
export const dayText = (day: string, locale: Locale): string =>
  momentText(day, locale, 'UTC').split(',')[0] ?? ''

/** "21.11.2026, 14:05", by the reader's clock unless a time zone is given. */
export function momentText(iso: string, locale: Locale, timeZone?: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(localeRows[locale].region, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(date)
}
