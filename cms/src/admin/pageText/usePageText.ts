import { sourceOf } from '@directory/shared/pageHtml/domSource'
import { useEffect, useRef, useState } from 'react'
import type { LexicalState } from './lexicalNode.ts'
import { htmlOf, type PageText, pageText } from './pageText.ts'

interface Shown extends PageText {
  /** Counts what came from elsewhere than Lexical. */
  version: number
}

/** The text of a page in Lexical; the HTML in the form is what counts, and changes only when the text does. */
export function usePageText(html: string, setHtml: (html: string) => void) {
  const [shown, setShown] = useState<Shown>(() => ({ ...pageText(sourceOf(html)), version: 0 }))
  // What stands in the editor at this moment, from which HTML that came, and what the form will soon hold.
  const now = useRef({ html, origin: { html, written: shown.written }, onTheWay: new Set<string>() })

  useEffect(() => {
    const { current } = now
    if (html === current.html) current.onTheWay.clear()
    else if (!current.onTheWay.has(html)) {
      const text = pageText(sourceOf(html))
      now.current = { html, origin: { html, written: text.written }, onTheWay: new Set() }
      setShown(({ version }) => ({ ...text, version: version + 1 }))
    }
  }, [html])

  function change(state: LexicalState | undefined) {
    if (!state) return
    const { current } = now
    const written = htmlOf(state)
    // A text that says what it said at first is the HTML that was there at first, to the letter.
    const next = written === current.origin.written ? current.origin.html : written
    setShown((before) => ({ ...before, state, written }))
    if (next === current.html) return
    current.html = next
    current.onTheWay.add(next)
    setHtml(next)
  }

  return { ...shown, change }
}
