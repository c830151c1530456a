import type Quill from 'quill'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sourceNodesOf } from '#shared/pageHtml/domSource'
import { readHtml } from '#shared/pageHtml/readHtml'
import { writeHtml } from '#shared/pageHtml/writeHtml'
import { opsOf, show } from './createEditor.ts'

export interface EditedHtml {
  stored: string
  html: string
  onHtml: (html: string) => void
}

/** Milliseconds to wait, because writing a whole page on every key is slow on old computers. */
const pauseMs = 300

/** An unchanged page stays as stored: the editor may write it differently. */
export function useEditedHtml(editor: Quill | null, { stored, html, onHtml }: EditedHtml) {
  const known = useRef({ stored: '', written: '', html: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!editor) return
    if (stored !== known.current.stored) {
      if (stored !== known.current.html) setLost(loadPage(editor, stored))
      known.current = { stored, written: writeHtml(opsOf(editor)), html: stored }
    }
    if (html === known.current.html) return
    loadPage(editor, html)
    known.current.html = html
  }, [editor, stored, html])

  const read = () => {
    clearTimeout(timer.current)
    if (!editor || timer.current === undefined) return
    timer.current = undefined
    const now = writeHtml(opsOf(editor))
    known.current.html = now === known.current.written ? known.current.stored : now
    onHtml(known.current.html)
  }
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    const readNow = () => latest.current()
    const readAtOnce = () => flushSync(readNow)
    window.addEventListener('pagehide', readAtOnce)
    // What is pressed next, save above all, acts on what was typed last.
    window.addEventListener('focusout', readNow)
    return () => {
      window.removeEventListener('pagehide', readAtOnce)
      window.removeEventListener('focusout', readNow)
    }
  }, [])
  const changed = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), pauseMs)
  }
  return { isLost, changed }
}

/** True if the editor cannot represent the page. */
function loadPage(editor: Quill, html: string) {
  const { ops, lost } = readHtml(sourceNodesOf(html))
  show(editor, ops)
  if (lost.length > 0) return true
  // Even if everything was read, writing it again may lose something.
  const written = writeHtml(opsOf(editor))
  return (
    written !== writeHtml(ops) || JSON.stringify(readHtml(sourceNodesOf(written)).ops) !== JSON.stringify(ops)
  )
}
