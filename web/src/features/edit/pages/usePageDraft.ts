import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill/core.js'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../../lib/draft.ts'
import { opsOf } from './createEditor.ts'
import { load } from './load.ts'

export type PageSource = OutputOf<'GET /api/pageSource'>

/** Writing a whole page at each key would be felt on an old computer. */
const pauseMs = 300

/** What the editor holds compared with the page as it was read; kept for as long as the tab lives. */
export function usePageDraft(name: PageName, source: PageSource) {
  const key = `staff page ${name}`
  const editor = useRef<Quill>(null)
  /** As it was read last, how the editor writes the same, and the state that a draft was begun from. */
  const start = useRef({ read: source, written: '', base: source.updatedAt })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [dirty, setDirty] = useState(false)
  const [restored, setRestored] = useState(false)
  const [lost, setLost] = useState(false)

  const written = () => (editor.current ? writeHtml(opsOf(editor.current)) : '')
  const compare = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const html = written()
    const differs = html !== start.current.written
    setDirty(differs)
    keepDraft(key, differs ? { html, updatedAt: start.current.base } : null)
  }
  const latest = useRef(compare)
  latest.current = compare
  useEffect(() => {
    const keep = () => {
      if (timer.current !== undefined) latest.current()
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  const begin = (from: PageSource) => {
    if (!editor.current) return
    setLost(load(editor.current, from.content).length > 0)
    start.current = { read: from, written: written(), base: from.updatedAt }
    compare()
    setRestored(false)
  }
  const open = (made: Quill) => {
    editor.current = made
    const draft = readDraft(key)
    begin(source)
    if (draft?.html === undefined) return
    load(made, draft.html)
    // Saving tells whether the page has changed since the draft was begun.
    start.current.base = draft.updatedAt ?? source.updatedAt
    compare()
    setRestored(true)
  }
  return {
    dirty,
    restored,
    lost,
    open,
    begin,
    changed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), pauseMs)
    },
    read: () => start.current.read,
    base: () => start.current.base,
    /** What was not touched goes back as it came, not as the editor would write it. */
    html: () => {
      const now = written()
      return now === start.current.written ? start.current.read.content : now
    },
  }
}
