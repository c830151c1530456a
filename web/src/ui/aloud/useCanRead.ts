import { useCallback, useEffect, useState } from 'react'
import { isLocale, type Locale } from '#shared/locales'
import { localVoice } from './localVoice.ts'

function localesOf(root: Element): Locale[] {
  const langs = [document.documentElement, ...root.querySelectorAll<HTMLElement>('[lang]')].map(
    ({ lang }) => lang,
  )
  return [...new Set(langs)].filter(isLocale)
}

export const useCanRead = (): boolean => useVoiceCheck(hasVoicesForPage)

function hasVoicesForPage() {
  const main = document.getElementById('main')
  return main !== null && localesOf(main).every(hasVoice)
}

export const useHasVoice = (locale: Locale): boolean =>
  useVoiceCheck(useCallback(() => hasVoice(locale), [locale]))

const hasVoice = (locale: Locale) => localVoice(locale) !== null

function useVoiceCheck(check: () => boolean) {
  const [isFine, setFine] = useState(false)
  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const update = () => setFine(check())
    update()
    // Many browsers load their list of voices after the page.
    speechSynthesis.addEventListener?.('voiceschanged', update)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', update)
  }, [check])
  return isFine
}
