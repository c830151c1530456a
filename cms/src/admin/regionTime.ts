import { dateFormat } from '@directory/shared/dateFormat'
import { regionTimeZone } from '@directory/shared/region'

/** "22.11.2026, 14:05" by the clocks of the region, wherever server and browser stand; empty where there is no time. */
export function regionTime(
  iso: unknown,
  language: 'de' | 'en',
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const at = typeof iso === 'string' ? new Date(iso) : null
  if (!at || Number.isNaN(at.getTime())) return ''
  return dateFormat(language === 'en' ? 'en-GB' : 'de', {
    ...style,
    timeZone: regionTimeZone,
  }).format(at)
}
