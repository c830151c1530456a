import type { PayloadRequest, Where } from 'payload'
import { currentIso } from '../../clock.ts'
import type { Attempts } from '../calls/attempts.ts'
import type { Confirmed } from '../confirmations/confirmation.ts'
import { assertNoErrors } from '../inTransaction.ts'

/** How the act of a line can be undone, and what that needs to know. Ids and names of categories; nobody's data. */
export type Undo =
  | { kind: 'trash'; data?: { category?: string } }
  /** The entry was confirmed with it, where the data say so. */
  | { kind: 'change'; data?: { confirmed: Confirmed } }
  | { kind: 'rename'; data: Renamed }
  | { kind: 'move'; data: Moved }
  | { kind: 'import'; data?: undefined }
  /** The decision has the line's id. */
  | { kind: 'decision'; data?: undefined }
  | { kind: 'merge'; data: Merged }
  /** Ids of two entries, as `pairOf` has them. */
  | { kind: 'different'; data: { pair: string } }
  /** Its parts say how. */
  | { kind: 'several'; data?: undefined }
  | { kind: 'restore'; data?: undefined }
  /** By which id what the file held before is found. */
  | { kind: 'replace'; data: { bytes: string } }
  | { kind: 'delete'; data: { bytes: string } }
  | { kind: 'settings'; data?: undefined }
  | { kind: 'confirm'; data: Confirmed }
  | { kind: 'call'; data: Called }
  /** When somebody had objected; whose address it was, the entry tells. */
  | { kind: 'objection'; data: { at: string } }

/** What is kept of calls to a provider, before and after, and what the call has confirmed. */
export interface Called {
  before: Attempts | null
  written: Attempts
  confirmed?: Confirmed
}

/** An entry that went into another one, the line's target. */
export interface Merged {
  /** Id of what lies in the trash. */
  dropped: string
  /** Fields of the other one were written. */
  changed: boolean
  /** Its token went over. */
  token: boolean
  /** Ids of what readers had reported of it, which went over; lines of old have none. */
  reports?: string[]
}

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

/**
 * Says of lines that what they speak of was undone; nobody offers it again, nor the act whose last part it was.
 *
 * @param which a line, or those of a document that offer this
 * @param by username
 */
export async function markUndone(
  req: PayloadRequest,
  which: { id: string } | { target: string; kind: Undo['kind'] },
  by = req.user?.username ?? '',
): Promise<void> {
  const where: Where =
    'id' in which
      ? { id: { equals: which.id } }
      : {
          and: [
            { target: { equals: which.target } },
            { undoKind: { equals: which.kind } },
            { undoneAt: { exists: false } },
          ],
        }
  const { docs } = await mark(req, where, by)
  const acts = new Set(docs.flatMap(({ partOf }) => partOf ?? []))
  for (const act of acts) if (!(await isOpen(req, act))) await mark(req, { id: { equals: act } }, by)
}

const mark = async (req: PayloadRequest, where: Where, undoneBy: string) =>
  assertNoErrors(
    await req.payload.update({
      collection: 'logs',
      where,
      data: { undoneAt: currentIso(), undoneBy },
      depth: 0,
      req,
    }),
  )

/** Whether something of an act on several documents can still be taken back. */
async function isOpen(req: PayloadRequest, act: string): Promise<boolean> {
  const where: Where = {
    and: [{ partOf: { equals: act } }, { undoKind: { exists: true } }, { undoneAt: { exists: false } }],
  }
  return (await req.payload.count({ collection: 'logs', where, req })).totalDocs > 0
}
