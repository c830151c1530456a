import { isLocale, type Locale } from '@directory/shared/routes'
import { useEffect, useState } from 'react'
import { hasSpeech, localVoice } from './localVoice.ts'

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
