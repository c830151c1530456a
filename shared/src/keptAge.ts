import { regionTimeZone } from './region.ts'
import type { Locale } from './routes.ts'

/** Values of the text that says how old something is, by the region's clocks as everywhere on the site. */
export function keptParts(keptAt: number, locale: Locale): { date: string; time: string } {
  const language = locale === 'en' ? 'en-GB' : 'de-DE'
  const at = new Date(keptAt)
  return {
    date: at.toLocaleDateString(language, { dateStyle: 'long', timeZone: regionTimeZone }),
    time: at.toLocaleTimeString(language, { timeStyle: 'short', timeZone: regionTimeZone }),
  }
}
