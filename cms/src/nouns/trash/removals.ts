import type { Payload } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import type { EntryMerge, UndoData } from '../../operations/log/undoable.ts'

interface Removal {
  user: string
  /** Name of the entry's category at that time; empty if it was not logged. */
  category: string
}

/** Returns who last deleted each document, from the log. */
export async function removals(payload: Payload, ids: readonly string[]): Promise<Map<string, Removal>> {
  if (ids.length === 0) return new Map()
  const docs = await findAll(payload, 'logs', {
    where: {
      or: [
        {
          and: [
            { target: { in: [...ids] } },
            // A client may choose another kind of line for a removal; the line of a decision has another undo kind.
            { or: [{ undoKind: { equals: 'trash' } }, { kind: { in: ['removed', 'entry_gone'] } }] },
          ],
        },
        // A merged entry is not the target of its log line.
        { undoKind: { equals: 'merge' } },
      ],
    },
    sort: 'timestamp',
  })
  return new Map(
    docs.map(({ target, user, undoKind, undoData }) => [
      undoKind === 'merge' ? (undoData as unknown as EntryMerge).dropped : (target ?? ''),
      { user, category: (undoData as (UndoData & { kind: 'trash' })['data'])?.category ?? '' },
    ]),
  )
}
