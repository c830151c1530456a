import { regionTimeZone } from '@directory/shared/region'
import type { Locale } from '@directory/shared/routes'

/** "21.11.2026, 14:05" in the region's time, whatever clock the reader's computer keeps. */
export function moment(iso: string, locale: Locale): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(locale === 'de' ? 'de' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: regionTimeZone,
  }).format(date)
}
