import type { OutputOf } from '@directory/shared/contract'
import type { PageName } from '@directory/shared/page'
import type Quill from 'quill/core.js'
import { useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { LeaveGuard } from '../../../components/LeaveGuard.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { keepDraft, readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import { Conflict } from './Conflict.tsx'
import { opsOf } from './createEditor.ts'
import { load } from './load.ts'
import styles from './PageEditor.module.css'
import { TextEditor } from './TextEditor.tsx'
import { useSavePage } from './useSavePage.ts'
import { writeForVisitors, writeHtml } from './writeHtml.ts'

interface Props {
  name: PageName
  label: string
  source: OutputOf<'GET /api/pageSource'>
}

/** One page: its text, what visitors will see of it, and saving. */
export function PageEditor({ name, label, source }: Props) {
  const text = useText()
  const key = `staff page ${name}`
  const editor = useRef<Quill>(null)
  /** As the page was read last: its HTML, and how the editor writes the same. */
  const start = useRef({ ...source, written: '' })
  const [dirty, setDirty] = useState(false)
  const [restored, setRestored] = useState(false)
  const [lost, setLost] = useState(false)
  const [preview, setPreview] = useState<string | null>(null)

  const written = () => (editor.current ? writeHtml(opsOf(editor.current)) : '')
  const begin = (from: OutputOf<'GET /api/pageSource'>) => {
    if (!editor.current) return
    setLost(load(editor.current, from.content).length > 0)
    start.current = { ...from, written: written() }
    keepDraft(key, null)
    setDirty(false)
    setRestored(false)
    setPreview((shown) => (shown === null ? null : visible()))
  }
  const visible = () =>
    editor.current ? writeForVisitors(opsOf(editor.current), window.location.origin) : ''
  const changed = () => {
    const html = written()
    const differs = html !== start.current.written
    setDirty(differs)
    keepDraft(key, differs ? { html, updatedAt: start.current.updatedAt } : null)
  }
  const ready = (made: Quill) => {
    editor.current = made
    const draft = readDraft(key)
    begin(source)
    if (draft?.html === undefined) return
    load(made, draft.html)
    // Saving tells whether the page has changed since the draft was begun.
    start.current.updatedAt = draft.updatedAt ?? source.updatedAt
    changed()
    setRestored(true)
  }
  const { save, busy, conflict, setConflict } = useSavePage(name, begin)
  // What was not touched goes back as it came, not as the editor would write it.
  const html = () => (dirty ? written() : start.current.content)

  return (
    <>
      {restored && dirty && (
        <Notice
          kind="info"
          role="status"
          title={text('pages_edit.restored')}
          actions={<Button onClick={() => begin(source)}>{text('edit.discard')}</Button>}
        />
      )}
      {lost && (
        <Notice kind="warning" role="alert" title={text('pages_edit.lostTitle')}>
          {text('pages_edit.lostText')}
        </Notice>
      )}
      {conflict && (
        <Conflict
          current={conflict}
          onTheirs={() => {
            begin(conflict)
            setConflict(null)
          }}
          onMine={() => void save(html(), conflict.updatedAt)}
        />
      )}
      <div hidden={preview !== null}>
        <TextEditor label={text('pages_edit.textOf', { page: label })} onReady={ready} onChange={changed} />
      </div>
      {preview !== null && (
        <section aria-label={text('pages_edit.preview')} className={styles.preview}>
          <p className={styles.hint}>{text('pages_edit.previewText')}</p>
          <Card>
            <RichText html={preview} />
          </Card>
        </section>
      )}
      <div className={styles.buttons}>
        <Button look="main" aria-disabled={busy} onClick={() => void save(html(), start.current.updatedAt)}>
          {text(busy ? 'edit.saving' : 'pages_edit.save')}
        </Button>
        <Button
          aria-pressed={preview !== null}
          onClick={() => setPreview((shown) => (shown === null ? visible() : null))}
        >
          {text('pages_edit.preview')}
        </Button>
        {dirty && (
          <Button look="quiet" onClick={() => begin(start.current)}>
            {text('edit.discard')}
          </Button>
        )}
      </div>
      <LeaveGuard when={dirty}>{text('edit.leaveText')}</LeaveGuard>
    </>
  )
}
