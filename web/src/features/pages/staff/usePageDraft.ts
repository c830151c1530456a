import type { StoredPageName } from '@directory/shared/page'
import { sourceNodesOf } from '@directory/shared/pageHtml/domSource'
import { readHtml } from '@directory/shared/pageHtml/readHtml'
import { writeHtml } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../../lib/draft.ts'
import { opsOf, show } from './createEditor.ts'
import type { PageSource } from './usePageSource.ts'

/** Milliseconds to wait, because comparing a whole page on every key is slow on old computers. */
const pauseMs = 300

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function usePageDraft(name: StoredPageName, source: PageSource) {
  const key = `staff page ${name}`
  const editor = useRef<Quill>(null)
  /** The page as loaded, as the editor writes it, and the version on which a draft is based. */
  const start = useRef({ read: source, written: '', base: source.updatedAt })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [dirty, setDirty] = useState(false)
  const [restored, setRestored] = useState(false)
  const [lost, setLost] = useState(false)
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
    const kept = differs ? { html, base: start.current.base } : discardedNow.current
    keepDraft(key, kept && { html: kept.html, updatedAt: kept.base })
  }
  const discardedNow = useRef(discarded)
  const keepDiscarded = (what: typeof discarded) => {
    discardedNow.current = what
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
      // Discarded text can be restored only until the page is left.
      if (discardedNow.current && !isDirty.current) keepDraft(key, null)
    }
  }, [key])

  const begin = (from: PageSource) => {
    if (!editor.current) return
    setLost(loadPage(editor.current, from.content).length > 0)
    start.current = { read: from, written: written(), base: from.updatedAt }
    compare()
    setRestored(false)
  }
  const open = (made: Quill) => {
    editor.current = made
    const draft = readDraft(key)
    begin(source)
    if (draft?.html === undefined) return
    loadPage(made, draft.html)
    // Uses the draft's own base, so that saving notices a later change of the page.
    start.current.base = draft.updatedAt ?? source.updatedAt
    compare()
    setRestored(true)
  }
  const discard = (from: PageSource) => {
    const html = written()
    if (html !== start.current.written) keepDiscarded({ html, base: start.current.base })
    begin(from)
  }
  const restoreDiscarded = () => {
    if (!editor.current || !discarded) return
    loadPage(editor.current, discarded.html)
    // Uses the discarded text's own base, so that saving notices a later change of the page.
    start.current.base = discarded.base
    keepDiscarded(null)
    compare()
  }
  return {
    dirty,
    restored,
    lost,
    open,
    begin,
    discard,
    restoreDiscarded: discarded && restoreDiscarded,
    changed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), pauseMs)
    },
    read: () => start.current.read,
    base: () => start.current.base,
    /** Returns the HTML; an unchanged page as loaded, because the editor may write it differently. */
    html: () => {
      const now = written()
      return now === start.current.written ? start.current.read.content : now
    },
  }
}

/** Loads a page into the editor; returns what the editor cannot represent. */
function loadPage(editor: Quill, html: string): string[] {
  const { ops, lost } = readHtml(sourceNodesOf(html))
  show(editor, ops)
  if (lost.length > 0) return lost
  // Even if everything was read, writing it again may lose something.
  const written = writeHtml(opsOf(editor))
  if (written !== writeHtml(ops)) return ['editor']
  const again = readHtml(sourceNodesOf(written)).ops
  return JSON.stringify(again) === JSON.stringify(ops) ? [] : ['html']
}
