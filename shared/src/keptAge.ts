import { regionTimeZone } from './region.ts'
import type { Locale } from './routes.ts'

/** Returns the values of the text that tells how old something is, in the region's time. */
export function dateAndTimeOf(keptAt: number, locale: Locale): { date: string; time: string } {
  const language = locale === 'en' ? 'en-GB' : 'de-DE'
  const date = new Date(keptAt)
  return {
    date: date.toLocaleDateString(language, { dateStyle: 'long', timeZone: regionTimeZone }),
    time: date.toLocaleTimeString(language, { timeStyle: 'short', timeZone: regionTimeZone }),
  }
}
