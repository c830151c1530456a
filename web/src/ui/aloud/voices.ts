import { isLocale, type Locale } from '@directory/shared/routes'
import { useEffect, useState } from 'react'

const hasSpeech = () => typeof window !== 'undefined' && 'speechSynthesis' in window

/** A voice of the device itself for a language: others send what they read to somebody else's computer. */
export function localVoice(locale: Locale): SpeechSynthesisVoice | null {
  if (!hasSpeech()) return null
  const fitting = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.slice(0, 2).toLowerCase() === locale)
  const home = locale === 'de' ? /^de[-_]DE/i : /^en[-_]GB/i
  return fitting.find(({ lang }) => home.test(lang)) ?? fitting[0] ?? null
}

/** Languages of the page's content: its own, and that of what the association and providers have written. */
function localesOf(root: Element): Locale[] {
  const langs = [document.documentElement, ...root.querySelectorAll<HTMLElement>('[lang]')].map(
    ({ lang }) => lang,
  )
  return [...new Set(langs)].filter(isLocale)
}

/** True once the device is known to have a voice for each language of the page's content. */
export function useCanRead(): boolean {
  const [canRead, setCanRead] = useState(false)
  useEffect(() => {
    if (!hasSpeech()) return
    const look = () => {
      const main = document.getElementById('main')
      setCanRead(main !== null && localesOf(main).every((locale) => localVoice(locale) !== null))
    }
    look()
    // Many browsers fetch their list of voices after the page.
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look)
  }, [])
  return canRead
}
