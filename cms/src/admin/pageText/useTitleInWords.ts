import { isPageName, pageLabels } from '@directory/shared/page'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLanguage } from '../language.ts'

/** Shows a page's label as the document's title. Payload shows the stored value, which is a key. */
export function useTitleInWords(name: unknown): void {
  const { title, setDocumentTitle } = useDocumentTitle()
  const language = useLanguage()
  const words = typeof name === 'string' && isPageName(name) ? pageLabels[name][language] : ''
  useEffect(() => {
    if (words === '' || title === words) return
    // Runs after Payload's own effects, which set the stored value first.
    const later = setTimeout(() => setDocumentTitle(words))
    return () => clearTimeout(later)
  }, [title, words, setDocumentTitle])
}
