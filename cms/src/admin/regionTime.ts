import { dateFormat } from '@directory/shared/dateFormat'
import { regionTimeZone } from '@directory/shared/region'

/** Returns "22.11.2026, 14:05" in the region's time zone, independent of server and browser; empty without a time. */
export function regionTime(
  iso: unknown,
  language: 'de' | 'en',
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const date = typeof iso === 'string' ? new Date(iso) : null
  if (!date || Number.isNaN(date.getTime())) return ''
  return dateFormat(language === 'en' ? 'en-GB' : 'de', {
    ...style,
    timeZone: regionTimeZone,
  }).format(date)
}
