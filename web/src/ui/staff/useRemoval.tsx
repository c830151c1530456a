import type { BodyOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { type ReactNode, useState } from 'react'
import { notify } from '../../lib/alerts.ts'
import { type CallError, call, type GetKey } from '../../lib/api.ts'
import { focusHeading } from '../../lib/focusHeading.ts'
import { type MessageId, useText } from '../../lib/intl.ts'
import { useAct } from '../../lib/useAct.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { UndoNotice } from '../UndoNotice.tsx'

type Noun = BodyOf<'POST /api/removeDocuments'>['noun']

export interface Removing<Row> {
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Answers the act's line of the log where it can be taken back; absent or `""` for what is gone for good. */
  remove: (row: Row) => Promise<{ message: string; undo?: string }>
  /** Where several of them can be removed at once. */
  noun?: Noun
  /** It does not lie in the trash meanwhile. */
  pastTrash?: boolean
  /** Lists that are shorter afterwards. */
  refresh: readonly GetKey[]
  /** What is asked before, in a title of its own if need be, and said besides the way back when one is gone. */
  texts: { title?: MessageId; question: MessageId; done?: MessageId }
  /** What else happens; nothing can be confirmed before it is said. */
  besides?: (rows: readonly Row[], onSaid: (isSaid: boolean) => void) => ReactNode
  /** Says of a refusal itself what is to be said. */
  refused?: (error: CallError, row: Row) => boolean
}

interface Removed {
  title: string
  /** Fewer than were marked, where somebody else was quicker. */
  count: number
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
  const { keyOf, nameOf, remove, noun, pastTrash = false, refresh, texts, besides, refused } = removing
  const text = useText()
  const { act, busy } = useAct()
  const [asked, setAsked] = useState<readonly Row[] | null>(null)
  const [isSaid, setSaid] = useState(false)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [first, ...more] = asked ?? []
  const name = first === undefined ? '' : nameOf(first)
  const count = more.length + 1
  const several = more.length > 0
  const isTooSoon = besides !== undefined && !isSaid
  const removeOne = async (row: Row) => ({
    title: text('edit_entry.removed', { name: nameOf(row) }),
    count: 1,
    undo: (await remove(row)).undo || undefined,
  })
  const removeAll = async (noun: Noun, rows: readonly Row[]) => {
    const { count, undo } = await call('POST /api/removeDocuments', { noun, ids: rows.map(keyOf) })
    return { title: text('table.removed', { noun, count }), count, undo }
  }
  const confirm = async () => {
    if (asked === null || first === undefined || isTooSoon) return
    let gone: Awaited<ReturnType<typeof removeOne | typeof removeAll>> | undefined
    const step = async () => {
      gone = noun && several ? await removeAll(noun, asked) : await removeOne(first)
    }
    await act(step, { refresh, refused: (error) => refused?.(error, first) ?? false })
    setAsked(null)
    if (!gone) return
    onRemoved?.()
    const { undo } = gone
    const said = several ? undefined : (texts.done ?? (undo === undefined ? 'edit_entry.removed' : undefined))
    const unsay = said && notify('success', text(said, { name }))
    if (undo === undefined) focusHeading()
    else setRemoved({ ...gone, undo, unsay })
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
        {!pastTrash && text(removed.count === 1 ? 'undo.inTrash' : 'undo.allInTrash')}
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
        busy={busy || isTooSoon}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        <p>{text(several ? 'table.removeText' : texts.question)}</p>
        {asked !== null && besides?.(asked, setSaid)}
      </ConfirmDialog>
    ),
  }
}
