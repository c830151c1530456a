import type { BodyOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { UndoNotice } from '../../components/UndoNotice.tsx'
import { notify } from '../../lib/alerts.ts'
import { type CallError, call, type GetKey } from '../../lib/api.ts'
import { focusHeading } from '../../lib/focusHeading.ts'
import { type MessageId, useText } from '../../lib/intl.ts'
import { useAct } from '../../lib/useAct.ts'

export interface Removing<Row> {
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Answers the act's line of the log where it can be taken back; absent or `""` for what is gone for good. */
  remove: (row: Row) => Promise<{ message: string; undo?: string }>
  /** Where several of them can be removed at once. */
  noun?: BodyOf<'POST /api/removeDocuments'>['noun']
  /** It does not lie in the trash meanwhile. */
  pastTrash?: boolean
  /** Lists that are shorter afterwards. */
  refresh: readonly GetKey[]
  /** What is asked before, in a title of its own if need be, and said besides the way back when one is gone. */
  texts: { title?: MessageId; question: MessageId; done?: MessageId }
  /** Says of a refusal itself what is to be said. */
  refused?: (error: CallError, row: Row) => boolean
}

interface Removed {
  title: string
  undo: string | string[]
  /** Takes away what was said besides, which is no longer true once it is taken back. */
  unsay: (() => void) | undefined
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
  const { keyOf, nameOf, remove, noun, pastTrash = false, refresh, texts, refused } = removing
  const text = useText()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<readonly Row[] | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [first, ...more] = asked ?? []
  const name = first === undefined ? '' : nameOf(first)
  const count = more.length + 1
  const several = more.length > 0
  const confirm = async () => {
    if (asked === null || first === undefined) return
    let undo: string | string[] | undefined
    let title = text('edit_entry.removed', { name })
    const step = async () => {
      if (!several || !noun) {
        undo = (await remove(first)).undo || undefined
        return
      }
      const answer = await call('POST /api/removeDocuments', { noun, ids: asked.map(keyOf) })
      undo = answer.undo
      title = text('table.removed', { noun, count: answer.count })
    }
    const worked = await act(step, {
      refresh,
      refused: (error) => refused?.(error, first) ?? false,
    })
    setAsked(null)
    if (!worked) return
    onRemoved?.()
    const said = several ? undefined : (texts.done ?? (undo === undefined ? 'edit_entry.removed' : undefined))
    const unsay = said && notify('success', text(said, { name }))
    if (undo === undefined) focusHeading()
    else setRemoved({ title, undo, unsay })
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
        onUndone={() => removed.unsay?.()}
        actions={!pastTrash && <SiteLink to={routes.trash.href()}>{text('undo.toTrash')}</SiteLink>}
      >
        {!pastTrash && text(typeof removed.undo === 'string' ? 'undo.inTrash' : 'undo.allInTrash')}
      </UndoNotice>
    ),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={
          several
            ? text('table.removeQuestion', { noun: noun ?? '', count })
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
