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
  /** Answers the act's line of the log where it can be taken back; absent or `""` for what is gone for good. */
  remove: (row: Row) => Promise<{ message: string; undo?: string }>
  /** The same for several, where that can be. */
  removeAll?: (rows: readonly Row[]) => Promise<{ count: number; undo: string[] }>
  /** It does not lie in the trash meanwhile. */
  pastTrash?: boolean
  /** Lists that are shorter afterwards. */
  refresh: readonly GetKey[]
  /** What is asked before, in a title of its own if need be, and said after it. */
  texts: { title?: MessageId; question: MessageId; done: MessageId }
  /** Says of a refusal itself what is to be said. */
  refused?: (error: CallError, row: Row) => boolean
}

interface Removal<Row> {
  ask: (row: Row) => void
  askAll: (rows: readonly Row[]) => void
  /** No longer speaks of what was removed last. */
  forget: () => void
  /** Above the list: what was removed, and the way back. */
  notice: ReactNode
  dialog: ReactNode
}

/**
 * Removes one of a list, or several, once it has been confirmed.
 *
 * @param onRemoved what was marked is gone
 */
export function useRemoval<Row>(removing: Removing<Row>, onRemoved?: () => void): Removal<Row> {
  const { nameOf, remove, removeAll, pastTrash = false, refresh, texts, refused } = removing
  const text = useText()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<readonly Row[] | null>(null)
  const [removed, setRemoved] = useState<{ title: string; undo: string | string[] } | null>(null)
  const [first, ...more] = asked ?? []
  const name = first === undefined ? '' : nameOf(first)
  const count = more.length + 1
  const several = more.length > 0
  const confirm = async () => {
    if (asked === null || first === undefined) return
    let undo: string | string[] | undefined
    let title = text('edit_entry.removed', { name })
    const step = async () => {
      if (!several || !removeAll) {
        undo = (await remove(first)).undo || undefined
        return
      }
      const answer = await removeAll(asked)
      undo = answer.undo
      title = text('table.removed', { count: answer.count })
    }
    const worked = await act(step, {
      done: several ? text('table.removed', { count }) : text(texts.done, { name }),
      refresh,
      refused: (error) => refused?.(error, first) ?? false,
    })
    setAsked(null)
    if (worked) onRemoved?.()
    if (worked && undo === undefined) focusHeading()
    else if (worked && undo !== undefined) setRemoved({ title, undo })
  }
  return {
    ask: (row) => setAsked([row]),
    askAll: setAsked,
    forget: () => setRemoved(null),
    notice: removed !== null && (
      <UndoNotice
        key={String(removed.undo)}
        title={removed.title}
        undo={removed.undo}
        refresh={refresh}
        actions={!pastTrash && <SiteLink to={routes.trash.href()}>{text('undo.toTrash')}</SiteLink>}
      >
        {!pastTrash && text('undo.inTrash')}
      </UndoNotice>
    ),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={
          several
            ? text('table.removeQuestion', { count })
            : text(texts.title ?? 'edit_entry.removeQuestion', { name })
        }
        confirm={text('edit.delete')}
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        <p>{text(several ? 'table.removeText' : texts.question)}</p>
      </ConfirmDialog>
    ),
  }
}
