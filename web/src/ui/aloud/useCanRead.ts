import { isLocale, type Locale } from '@directory/shared/locales'
import { useCallback, useEffect, useState } from 'react'
import { hasSpeech, localVoice } from './localVoice.ts'

/** Returns the languages of the page's content: its own, and those of texts by the association and providers. */
function localesOf(root: Element): Locale[] {
  const langs = [document.documentElement, ...root.querySelectorAll<HTMLElement>('[lang]')].map(
    ({ lang }) => lang,
  )
  return [...new Set(langs)].filter(isLocale)
}

/** Returns true once the device is known to have a voice for each language of the page's content. */
export const useCanRead = (): boolean => useVoiceCheck(hasVoicesForPage)

function hasVoicesForPage(): boolean {
  const main = document.getElementById('main')
  return main !== null && localesOf(main).every(hasVoice)
}

/** Returns true once the device is known to have a voice for a language. */
export const useHasVoice = (locale: Locale): boolean =>
  useVoiceCheck(useCallback(() => hasVoice(locale), [locale]))

const hasVoice = (locale: Locale) => localVoice(locale) !== null

function useVoiceCheck(check: () => boolean): boolean {
  const [isFine, setFine] = useState(false)
  useEffect(() => {
    if (!hasSpeech()) return
    const update = () => setFine(check())
    update()
    // Many browsers load their list of voices after the page.
    speechSynthesis.addEventListener?.('voiceschanged', update)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', update)
  }, [check])
  return isFine
}
