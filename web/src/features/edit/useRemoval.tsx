import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { RemovedNotice } from '../../components/RemovedNotice.tsx'
import type { CallError, GetKey } from '../../lib/api.ts'
import { focusHeading } from '../../lib/focusHeading.ts'
import { type MessageId, useText } from '../../lib/intl.ts'
import { useAct } from '../../lib/useAct.ts'

export interface Removing<Row> {
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  remove: (row: Row) => Promise<unknown>
  /** Lists that are shorter afterwards. */
  refresh: readonly GetKey[]
  /** What is asked before, in a title of its own if need be, and said after it. */
  texts: { title?: MessageId; question: MessageId; done: MessageId }
  /** Where it lies in the CMS from then on; absent for what is gone for good. */
  trash?: string
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
  const { keyOf, nameOf, remove, refresh, texts, trash, refused } = removing
  const text = useText()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<Row | null>(null)
  const [removed, setRemoved] = useState<Row | null>(null)
  const name = asked === null ? '' : nameOf(asked)
  const confirm = async () => {
    if (asked === null) return
    const worked = await act(() => remove(asked), {
      done: text(texts.done, { name }),
      refresh,
      refused: (error) => refused?.(error, asked) ?? false,
    })
    setAsked(null)
    if (worked && trash === undefined) focusHeading()
    else if (worked) setRemoved(() => asked)
  }
  return {
    ask: (row) => setAsked(() => row),
    forget: () => setRemoved(null),
    notice: removed !== null && trash !== undefined && (
      <RemovedNotice key={keyOf(removed)} name={nameOf(removed)} title="edit_entry.removed" trash={trash} />
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
