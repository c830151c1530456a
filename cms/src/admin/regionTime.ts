import { regionTimeZone } from '@directory/shared/region'

/** "22.11.2026, 14:05" by the clocks of the region, wherever server and browser stand; empty where there is no time. */
export function regionTime(iso: unknown, language: 'de' | 'en'): string {
  const at = typeof iso === 'string' ? new Date(iso) : null
  if (!at || Number.isNaN(at.getTime())) return ''
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: regionTimeZone,
  }).format(at)
}
