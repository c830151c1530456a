import type { PageName } from '@directory/shared/page'
import { writeForVisitors } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill/core.js'
import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { DraftNotice } from '../../../components/DraftNotice.tsx'
import { LeaveGuard } from '../../../components/LeaveGuard.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { Row } from '../../../components/Row.tsx'
import { useText } from '../../../lib/intl.ts'
import { Conflict } from './Conflict.tsx'
import { opsOf } from './createEditor.ts'
import styles from './PageEditor.module.css'
import { TextEditor } from './TextEditor.tsx'
import { type PageSource, usePageDraft } from './usePageDraft.ts'
import { useSavePage } from './useSavePage.ts'

interface Props {
  name: PageName
  label: string
  source: PageSource
}

/** One page: its text, what visitors will see of it, and saving. */
export function PageEditor({ name, label, source }: Props) {
  const text = useText()
  const [editor, setEditor] = useState<Quill | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const page = usePageDraft(name, source)
  const visible = () => (editor ? writeForVisitors(opsOf(editor), window.location.origin) : '')
  const begin = (from: PageSource) => {
    page.begin(from)
    setPreview((shown) => (shown === null ? null : visible()))
  }
  const { save, busy, conflict, setConflict } = useSavePage(name, begin)
  const ready = (made: Quill) => {
    setEditor(made)
    page.open(made)
  }

  return (
    <>
      {page.restored && page.dirty && <DraftNotice onDiscard={() => begin(page.read())} />}
      {page.lost && (
        <Notice kind="warning" role="alert" title={text('pages_edit.lostTitle')}>
          {text('pages_edit.lostText')}
        </Notice>
      )}
      {conflict && (
        <Conflict
          page={name}
          current={conflict}
          onTheirs={() => {
            begin(conflict)
            setConflict(null)
          }}
          onMine={() => void save(page.html(), conflict.updatedAt)}
        />
      )}
      <div hidden={preview !== null}>
        <TextEditor
          label={text('pages_edit.textOf', { page: label })}
          onReady={ready}
          onChange={page.changed}
        />
      </div>
      {preview !== null && (
        <section aria-label={text('pages_edit.preview')} className={styles.preview}>
          <p className={styles.hint}>{text('pages_edit.previewText')}</p>
          <Card>
            <RichText html={preview} />
          </Card>
        </section>
      )}
      <Row>
        <Button look="main" aria-disabled={busy} onClick={() => void save(page.html(), page.base())}>
          {text(busy ? 'edit.saving' : 'pages_edit.save')}
        </Button>
        <Button
          aria-pressed={preview !== null}
          onClick={() => setPreview((shown) => (shown === null ? visible() : null))}
        >
          {text('pages_edit.preview')}
        </Button>
        {page.dirty && (
          <Button look="quiet" onClick={() => begin(page.read())}>
            {text('edit.discard')}
          </Button>
        )}
      </Row>
      <LeaveGuard when={page.dirty}>{text('edit.leaveText')}</LeaveGuard>
    </>
  )
}
