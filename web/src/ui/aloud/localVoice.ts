import type { Locale } from '@directory/shared/routes'

export const hasSpeech = () => typeof window !== 'undefined' && 'speechSynthesis' in window

/** Returns one of the device's own voices for a language: other voices send the text to another company's server. */
export function localVoice(locale: Locale): SpeechSynthesisVoice | null {
  if (!hasSpeech()) return null
  const matchingVoices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === locale)
  const preferredRegion = locale === 'de' ? /^de[-_]DE/i : /^en[-_]GB/i
  return matchingVoices.find(({ lang }) => preferredRegion.test(lang)) ?? matchingVoices[0] ?? null
}
