import type { PageName } from '@directory/shared/page'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill/core.js'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../../lib/draft.ts'
import { opsOf } from './createEditor.ts'
import { load } from './load.ts'
import type { PageSource } from './usePageSource.ts'

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
  /** What was let go of since the page is open. */
  const [discarded, setDiscarded] = useState<{ html: string; base: string } | null>(null)

  const isDirty = useRef(false)
  isDirty.current = dirty
  const written = () => (editor.current ? writeHtml(opsOf(editor.current)) : '')
  const compare = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const html = written()
    const differs = html !== start.current.written
    setDirty(differs)
    const kept = differs ? { html, base: start.current.base } : letGo.current
    keepDraft(key, kept && { html: kept.html, updatedAt: kept.base })
  }
  const letGo = useRef(discarded)
  const setLetGo = (what: typeof discarded) => {
    letGo.current = what
    setDiscarded(what)
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
      // Until the page is left it could have come back.
      if (letGo.current && !isDirty.current) keepDraft(key, null)
    }
  }, [key])

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
  /** Begins from there, and offers back what stood in the editor. */
  const discard = (from: PageSource) => {
    const html = written()
    if (html !== start.current.written) setLetGo({ html, base: start.current.base })
    begin(from)
  }
  const takeBack = () => {
    if (!editor.current || !discarded) return
    load(editor.current, discarded.html)
    // Saving tells whether the page has changed since it was begun.
    start.current.base = discarded.base
    setLetGo(null)
    compare()
  }
  return {
    dirty,
    restored,
    lost,
    open,
    begin,
    discard,
    takeBack: discarded && takeBack,
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
