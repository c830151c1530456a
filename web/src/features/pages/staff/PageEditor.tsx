import type { StoredPageName } from '@directory/shared/page'
import { writeForVisitors } from '@directory/shared/pageHtml/writeHtml'
import type Quill from 'quill'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RichText } from '../../../ui/RichText.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import { opsOf } from './createEditor.ts'
import { PageConflict } from './PageConflict.tsx'
import styles from './PageEditor.module.css'
import { TextEditor } from './TextEditor.tsx'
import { usePageDraft } from './usePageDraft.ts'
import type { PageSource } from './usePageSource.ts'

interface Props {
  name: StoredPageName
  target: { name: string; locale: string }
  label: string
  source: PageSource
  onReverted: () => void
}

export function PageEditor({ name, target, label, source, onReverted }: Props) {
  const text = useText()
  const [editor, setEditor] = useState<Quill | null>(null)
  const [isPreview, setPreview] = useState(false)
  const page = usePageDraft(name, source)
  const discard = () => page.discard(page.read())
  const { save, busy, conflict, setConflict } = useSavePage(target, page.begin, onReverted)
  const ready = (made: Quill) => {
    setEditor(made)
    page.open(made)
  }

  return (
    <>
      <DraftNotice
        draft={{ wasRestored: page.restored, discard, restoreDiscarded: null }}
        unsaved={page.dirty}
      />
      {page.lost && (
        <Notice kind="warning" role="alert" title={text('pages_edit.lostTitle')}>
          {text('pages_edit.lostText')}
        </Notice>
      )}
      {conflict && (
        <PageConflict
          page={name}
          current={conflict}
          mine={page.html()}
          busy={busy}
          onMine={() => void save(page.html(), conflict.updatedAt)}
          onTheirs={() => {
            page.discard(conflict)
            setConflict(null)
          }}
          onBack={() => setConflict(null)}
        />
      )}
      <div hidden={isPreview || conflict !== null}>
        <TextEditor
          label={text('pages_edit.textOf', { page: label })}
          onReady={ready}
          onChange={page.changed}
        />
      </div>
      {editor && isPreview && !conflict && (
        <section aria-label={text('pages_edit.preview')} className={styles.preview}>
          <p className={styles.hint}>{text('pages_edit.previewText')}</p>
          <Card>
            <RichText html={writeForVisitors(opsOf(editor), window.location.origin)} />
          </Card>
        </section>
      )}
      {!conflict && (
        <StickyBar
          main={
            <Button look="main" aria-disabled={busy} onClick={() => void save(page.html(), page.base())}>
              {text(busy ? 'edit.saving' : 'pages_edit.save')}
            </Button>
          }
        >
          <Button aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {text('pages_edit.preview')}
          </Button>
          <DiscardButton draft={{ discard, restoreDiscarded: page.restoreDiscarded }} unsaved={page.dirty} />
        </StickyBar>
      )}
      <LeaveGuard when={page.dirty}>{text('edit.leaveText')}</LeaveGuard>
    </>
  )
}

const pageLists = ['GET /api/getHtml', 'GET /api/verificationFigures'] as const

function useSavePage(
  target: Props['target'],
  onSaved: (saved: PageSource) => void,
  onReverted: Props['onReverted'],
) {
  const text = useText()
  const notifyDone = useNotifyDone(pageLists)
  const { run, busy } = useOperation()
  const [conflict, setConflict] = useState<PageSource | null>(null)

  const save = (html: string, updatedAt: string) =>
    run(
      async () => {
        const { undo, ...saved } = await call('POST /api/saveHtml', { html, updatedAt }, target)
        setConflict(null)
        onSaved(saved)
        notifyDone(text('pages_edit.saved'), undo, { onReverted })
      },
      {
        refresh: pageLists,
        handleRefusal: ({ code, current }) => {
          if (code !== 'stale' || !current) return false
          setConflict(current as PageSource)
          return true
        },
      },
    )
  return { save, busy, conflict, setConflict }
}
