import { isLocale, type Locale } from '@directory/shared/routes'
import { useEffect, useState } from 'react'
import { hasSpeech, localVoice } from './localVoice.ts'

/** Returns the languages of the page's content: its own, and those of texts by the association and providers. */
function localesOf(root: Element): Locale[] {
  const langs = [document.documentElement, ...root.querySelectorAll<HTMLElement>('[lang]')].map(
    ({ lang }) => lang,
  )
  return [...new Set(langs)].filter(isLocale)
}

/** Returns true once the device is known to have a voice for each language of the page's content. */
export function useCanRead(): boolean {
  const [canRead, setCanRead] = useState(false)
  useEffect(() => {
    if (!hasSpeech()) return
    const updateCanRead = () => {
      const main = document.getElementById('main')
      setCanRead(main !== null && localesOf(main).every((locale) => localVoice(locale) !== null))
    }
    updateCanRead()
    // Many browsers load their list of voices after the page.
    speechSynthesis.addEventListener?.('voiceschanged', updateCanRead)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', updateCanRead)
  }, [])
  return canRead
}
