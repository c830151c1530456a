import { regionTimeZone } from './region.ts'
import type { Locale } from './routes.ts'

/** Returns the values of the text that tells how old something is, in the region's time. */
export function dateAndTimeOf(keptAt: number, locale: Locale): { date: string; time: string } {
  const language = locale === 'en' ? 'en-GB' : 'de-DE'
  const at = new Date(keptAt)
  return {
    date: at.toLocaleDateString(language, { dateStyle: 'long', timeZone: regionTimeZone }),
    time: at.toLocaleTimeString(language, { timeStyle: 'short', timeZone: regionTimeZone }),
  }
}
