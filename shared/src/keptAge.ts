import type { Locale } from './routes.ts'

/** Values of the text that says how old something is. */
export function keptParts(keptAt: number, locale: Locale): { date: string; time: string } {
  const language = locale === 'en' ? 'en-GB' : 'de-DE'
  const at = new Date(keptAt)
  return {
    date: at.toLocaleDateString(language, { dateStyle: 'long' }),
    time: at.toLocaleTimeString(language, { timeStyle: 'short' }),
  }
}
