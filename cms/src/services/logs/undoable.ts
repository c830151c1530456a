import type { PayloadRequest, Where } from 'payload'
import { currentIso } from '../../clock.ts'
import { assertNoErrors } from '../inTransaction.ts'

/** How the act of a line can be undone, and what that needs to know. Ids and names of categories; nobody's data. */
export type Undo =
  | { kind: 'trash'; data?: { category?: string } }
  | { kind: 'change'; data?: undefined }
  | { kind: 'rename'; data: Renamed }
  | { kind: 'move'; data: Moved }
  | { kind: 'import'; data: { import: string } }
  /** The decision has the line's id. */
  | { kind: 'decision'; data?: undefined }

export interface Renamed {
  from: string
  to: string
}

/** Entries that went from one category to another, which may have made the one or ended the other. */
export interface Moved {
  act: 'merge' | 'split' | 'remove'
  from: { id: string; name: string }
  into: { id: string; name: string }
  /** Ids, those in the trash included. */
  entries: string[]
  /** The category that ended with it, as it was. */
  ended?: { nameEn: string; searchWords: string; formerNames: string[] }
  /** `into` was made for them. */
  made?: boolean
  /** Top categories that had the one that ended; `both`: the other one, too. */
  tops?: { id: string; both: boolean }[]
  /** Earlier versions that named `into` before. */
  versions?: string[]
}

/** Says of lines that what they speak of was undone; nobody offers it again. */
export async function markUndone(
  req: PayloadRequest,
  where: { id: string } | { trashed: string },
): Promise<void> {
  const which: Where =
    'id' in where
      ? { id: { equals: where.id } }
      : {
          and: [
            { target: { equals: where.trashed } },
            { undoKind: { equals: 'trash' } },
            { undoneAt: { exists: false } },
          ],
        }
  assertNoErrors(
    await req.payload.update({
      collection: 'logs',
      where: which,
      data: { undoneAt: currentIso(), undoneBy: req.user?.username ?? '' },
      depth: 0,
      req,
    }),
  )
}
