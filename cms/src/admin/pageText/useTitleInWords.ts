import { isPageName, pageLabels } from '@directory/shared/page'
import { useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLanguage } from '../language.ts'

/** Payload heads a document with the value it stores, which of a page is a key; people read its label. */
export function useTitleInWords(name: unknown): void {
  const { title, setDocumentTitle } = useDocumentTitle()
  const language = useLanguage()
  const words = typeof name === 'string' && isPageName(name) ? pageLabels[name][language] : ''
  useEffect(() => {
    if (words === '' || title === words) return
    // After Payload's own effects, which begin with what is stored.
    const later = setTimeout(() => setDocumentTitle(words))
    return () => clearTimeout(later)
  }, [title, words, setDocumentTitle])
}
