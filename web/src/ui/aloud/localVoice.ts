import { type Locale, localeRows } from '#shared/locales'

/** One of the device's own: other voices send the text to another company's server. */
export function localVoice(locale: Locale): SpeechSynthesisVoice | null {
  const matchingVoices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === locale)
  const isOfRegion = ({ lang }: SpeechSynthesisVoice) =>
    lang.replace('_', '-').toLowerCase().startsWith(localeRows[locale].region.toLowerCase())
  return matchingVoices.find(isOfRegion) ?? matchingVoices[0] ?? null
}

/** Null without a voice: no other one replaces it. */
export function utteranceIn(locale: Locale, text: string, rate: number): SpeechSynthesisUtterance | null {
  const voice = localVoice(locale)
  return voice && Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate })
}
