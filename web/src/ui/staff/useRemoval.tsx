import type { BodyOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { type ReactNode, useState } from 'react'
import { type CallError, call, type GetKey } from '../../lib/api.ts'
import { focusHeading } from '../../lib/focusHeading.ts'
import { type MessageId, useText } from '../../lib/intl.ts'
import { useNotifyDone } from '../../lib/useNotifyDone.ts'
import { useOperation } from '../../lib/useOperation.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

type Noun = BodyOf<'POST /api/removeDocuments'>['noun']

export interface Removing<Row> {
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  canMark?: (row: Row) => boolean
  /** Returns the id of the log entry, nothing or `""` if it is final. Absent if rows are not deleted here. */
  remove?: (row: Row) => Promise<{ message: string; undo?: string }>
  noun?: Noun
  pastTrash?: boolean
  refresh?: readonly GetKey[]
  /** Texts of the question (with its own title if needed), and of the message after one row was deleted. */
  texts?: { title?: MessageId; question?: MessageId; done?: MessageId }
  /** Further consequences; the dialog cannot be confirmed until they are displayed. */
  consequences?: (rows: readonly Row[], onShown: (isShown: boolean) => void) => ReactNode
  onRemoved?: () => void
  onReverted?: () => void
  /** Words a refusal itself and returns true. */
  handleRefusal?: (error: CallError) => boolean
}

export function useRemoval<Row>(removing: Removing<Row>) {
  const {
    keyOf,
    nameOf,
    remove,
    noun,
    pastTrash = false,
    refresh = [],
    texts = {},
    consequences,
    handleRefusal,
    onReverted,
  } = removing
  const text = useText()
  const { run, busy } = useOperation()
  const [asked, setAsked] = useState<readonly Row[] | null>(null)
  const [isShown, setShown] = useState(false)
  const notifyDone = useNotifyDone(refresh)
  const [first, ...more] = asked ?? []
  const name = first === undefined ? '' : nameOf(first)
  const count = more.length + 1
  const several = more.length > 0
  const isTooSoon = consequences !== undefined && !isShown
  const removeOne = async (row: Row) => ({
    title: text(texts.done ?? 'edit_entry.removed', { name: nameOf(row) }),
    count: 1,
    undo: (await remove?.(row))?.undo || undefined,
  })
  const removeAll = async (noun: Noun, rows: readonly Row[]) => {
    const { count, undo } = await call('POST /api/removeDocuments', { noun, ids: rows.map(keyOf) })
    return { title: text('table.removed', { noun, count }), count, undo }
  }
  const confirm = async () => {
    if (asked === null || first === undefined || isTooSoon) return
    const step = async () => (noun && several ? removeAll(noun, asked) : removeOne(first))
    const gone = await run(step, { refresh, ...(handleRefusal && { handleRefusal }) })
    setAsked(null)
    if (!gone) return
    removing.onRemoved?.()
    const { title, count, undo } = gone.answer
    const isInTrash = undo !== undefined && !pastTrash
    const place = isInTrash ? [text(count === 1 ? 'undo.inTrash' : 'undo.allInTrash')] : []
    notifyDone([title, ...place].join(' '), undo, {
      onReverted,
      link: isInTrash ? { label: text('undo.toTrash'), to: routes.trash.href() } : undefined,
    })
    if (undo === undefined) focusHeading()
  }
  return {
    ask: (row: Row) => setAsked([row]),
    askAll: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={
          several
            ? text('table.removeQuestion', { noun: noun ?? '', count })
            : text(texts.title ?? 'edit_entry.removeQuestion', { name })
        }
        confirm={text('edit.delete')}
        busy={busy || isTooSoon}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        <p>{text(several ? 'table.removeText' : (texts.question ?? 'edit_entry.removeText'))}</p>
        {asked !== null && consequences?.(asked, setShown)}
      </ConfirmDialog>
    ),
  }
}
