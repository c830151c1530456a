import { routes } from '@directory/shared/routes'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { UndoNotice } from '../../components/UndoNotice.tsx'
import type { CallError, GetKey } from '../../lib/api.ts'
import { focusHeading } from '../../lib/focusHeading.ts'
import { type MessageId, useText } from '../../lib/intl.ts'
import { useAct } from '../../lib/useAct.ts'

export interface Removing<Row> {
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Answers the act's line of the log where it can be taken back; absent for what is gone for good. */
  remove: (row: Row) => Promise<{ message: string; undo?: string }>
  /** Lists that are shorter afterwards. */
  refresh: readonly GetKey[]
  /** What is asked before, in a title of its own if need be, and said after it. */
  texts: { title?: MessageId; question: MessageId; done: MessageId }
  /** Says of a refusal itself what is to be said. */
  refused?: (error: CallError, row: Row) => boolean
}

interface Removal<Row> {
  ask: (row: Row) => void
  /** No longer speaks of what was removed last. */
  forget: () => void
  /** Above the list: what was removed, and the way back. */
  notice: ReactNode
  dialog: ReactNode
}

/** Removes one of a list once its name has been confirmed. */
export function useRemoval<Row>(removing: Removing<Row>): Removal<Row> {
  const { nameOf, remove, refresh, texts, refused } = removing
  const text = useText()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<Row | null>(null)
  const [removed, setRemoved] = useState<{ name: string; undo: string } | null>(null)
  const name = asked === null ? '' : nameOf(asked)
  const confirm = async () => {
    if (asked === null) return
    let undo: string | undefined
    const step = async () => {
      undo = (await remove(asked)).undo
    }
    const worked = await act(step, {
      done: text(texts.done, { name }),
      refresh,
      refused: (error) => refused?.(error, asked) ?? false,
    })
    setAsked(null)
    if (worked && undo === undefined) focusHeading()
    else if (worked && undo !== undefined) setRemoved({ name, undo })
  }
  return {
    ask: (row) => setAsked(() => row),
    forget: () => setRemoved(null),
    notice: removed !== null && (
      <UndoNotice
        key={removed.undo}
        title={text('edit_entry.removed', { name: removed.name })}
        undo={removed.undo}
        refresh={refresh}
        actions={<SiteLink to={routes.trash.href()}>{text('undo.toTrash')}</SiteLink>}
      >
        {text('undo.inTrash')}
      </UndoNotice>
    ),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={text(texts.title ?? 'edit_entry.removeQuestion', { name })}
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        <p>{text(texts.question)}</p>
      </ConfirmDialog>
    ),
  }
}
