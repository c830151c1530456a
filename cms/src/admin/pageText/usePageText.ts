import { useEffect, useRef, useState } from 'react'
import { sourceNodesOf } from '#shared/pageHtml/domSource'
import type { LexicalState } from './lexicalNode.ts'
import { htmlOf, type PageText, pageText } from './pageText.ts'

interface Shown extends PageText {
  version: number
}

/** The HTML is saved, and changes only with the text. */
export function usePageText(html: string, setHtml: (html: string) => void) {
  const [shown, setShown] = useState<Shown>(() => ({ ...pageText(sourceNodesOf(html)), version: 0 }))
  // The HTML now in the editor, the HTML it was made from, and the HTML that the form will soon have.
  const now = useRef({ html, origin: { html, written: shown.written }, onTheWay: new Set<string>() })

  useEffect(() => {
    const { current } = now
    if (html === current.html) current.onTheWay.clear()
    else if (!current.onTheWay.has(html)) {
      const text = pageText(sourceNodesOf(html))
      now.current = { html, origin: { html, written: text.written }, onTheWay: new Set() }
      setShown(({ version }) => ({ ...text, version: version + 1 }))
    }
  }, [html])

  function change(state: LexicalState | undefined) {
    if (!state) return
    const { current } = now
    const written = htmlOf(state)
    // If the text is the same as at first, the original HTML is used.
    const next = written === current.origin.written ? current.origin.html : written
    setShown((before) => ({ ...before, state, written }))
    if (next === current.html) return
    current.html = next
    current.onTheWay.add(next)
    setHtml(next)
  }

  return { ...shown, change }
}
