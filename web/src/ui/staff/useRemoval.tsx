import { type ReactNode, useState } from 'react'
import { type CallError, call, type GetKey } from '#lib/api.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { BodyOf } from '#shared/contract'
import { routes } from '#shared/routes'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

export interface Removing<Row> {
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Absent if all rows can be marked. */
  canMark?: (row: Row) => boolean
  /** Returns the id of the log entry, nothing or `""` if it is final. Absent if rows are not deleted here. */
  remove?: (row: Row) => Promise<{ message: string; undo?: string }>
  noun?: BodyOf<'POST /api/removeDocuments'>['noun']
  pastTrash?: boolean
  refresh?: readonly GetKey[]
  /** `done`: of the message after one row was deleted. */
  texts?: { title?: MessageId; question?: MessageId; done?: MessageId }
  /** The dialog cannot be confirmed until they are displayed. */
  consequences?: (rows: readonly Row[], onShown: (isShown: boolean) => void) => ReactNode
  onRemoved?: () => void
  onReverted?: () => void
  handleRefusal?: (error: CallError) => boolean
}

export function useRemoval<Row>(removing: Removing<Row>) {
  const [asked, setAsked] = useState<readonly Row[] | null>(null)
  return {
    ask: (row: Row) => setAsked([row]),
    askAll: setAsked,
    dialog: asked && <RemovalDialog rows={asked} removing={removing} onClose={() => setAsked(null)} />,
  }
}

interface DialogProps<Row> {
  /** Several only with the `noun` by which they are deleted at once. */
  rows: readonly Row[]
  removing: Removing<Row>
  onClose: () => void
}

function RemovalDialog<Row>({ rows, removing, onClose }: DialogProps<Row>) {
  const { noun, refresh = [], texts = {}, consequences, handleRefusal, onReverted } = removing
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(refresh)
  const [isShown, setShown] = useState(false)
  const further = consequences?.(rows, setShown)
  const isReady = isShown || !further
  const name = rows.map(removing.nameOf).join(', ')
  const several = rows.length > 1
  const remove = async () => {
    if (noun && several) {
      const ids = rows.map(removing.keyOf)
      const { count, undo } = await call('POST /api/removeDocuments', { noun, ids })
      return { title: text(`table.removed.${noun}`, { count }), count, undo }
    }
    const [answer] = await Promise.all(rows.map((row) => removing.remove?.(row)))
    const title = text(texts.done ?? 'edit_entry.removed', { name })
    return { title, count: 1, undo: answer?.undo || undefined }
  }
  const confirm = async () => {
    if (!isReady) return
    const gone = await run(remove, { handleRefusal })
    onClose()
    if (!gone) return
    removing.onRemoved?.()
    const { title, count, undo } = gone.answer
    const isInTrash = undo !== undefined && !removing.pastTrash
    const place = isInTrash ? [text(count === 1 ? 'undo.inTrash' : 'undo.allInTrash')] : []
    notifyDone([title, ...place].join(' '), undo, {
      onReverted,
      link: isInTrash ? { label: text('undo.toTrash'), to: routes.trash.href() } : undefined,
    })
    if (undo === undefined) focusHeading()
  }
  return (
    <ConfirmDialog
      open
      title={
        noun && several
          ? text(`table.removeQuestion.${noun}`, { count: rows.length })
          : text(texts.title ?? 'edit_entry.removeQuestion', { name })
      }
      confirm={text('edit.delete')}
      busy={busy || !isReady}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{text(several ? 'table.removeText' : (texts.question ?? 'edit_entry.removeText'))}</p>
      {further}
    </ConfirmDialog>
  )
}
