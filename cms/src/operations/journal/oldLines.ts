import type { PayloadRequest } from 'payload'
import { gone, stampOf } from '../../database/journalStamp.ts'
import type { Log } from '../../payload-types.ts'
import type { Confirmed } from '../log/undoable.ts'
import type { Note } from './note.ts'

/** What lines of servers before the journal say of themselves. */
interface OldData {
  change: { confirmed: Confirmed } | null
  confirm: Confirmed
  different: { pair: string } | null
  call: { before: object | null; written: object; confirmed?: Confirmed }
}

/**
 * The notes that the journal would have of a line written before there was a journal. Empty where such a line said
 * nothing.
 */
export async function notesOfOldLine(
  req: PayloadRequest,
  { undoKind, undoData, noun, target, stateAt }: Log,
): Promise<Note[]> {
  if (!target || !noun) return []
  switch (undoKind) {
    case 'change': {
      const confirmed = (undoData as unknown as OldData['change'])?.confirmed
      return [
        ...(stateAt ? [oldVersion(noun, target, stateAt)] : []),
        ...notesOfConfirmation(target, confirmed),
      ]
    }
    case 'restore':
    case 'settings':
      return stateAt ? [oldVersion(noun, target, stateAt)] : []
    case 'confirm':
      return notesOfConfirmation(target, undoData as unknown as OldData['confirm'])
    case 'call': {
      if (!undoData) return []
      const { before, written, confirmed } = undoData as unknown as OldData['call']
      return [...notesOfConfirmation(target, confirmed), oldCopy('call-attempts', target, before, written)]
    }
    case 'different':
      return oldPair(req, (undoData as unknown as OldData['different'])?.pair)
    default:
      return []
  }
}

/** Versions are found by "not after": a moment before is the version before. */
export const oldVersion = (noun: string, target: string, stateAt: string): Note => ({
  ...{ noun, target, before: null, after: stateAt },
  version: new Date(Date.parse(stateAt) - 1).toISOString(),
})

export const notesOfConfirmation = (target: string, confirmed: Confirmed | undefined): Note[] =>
  confirmed ? [oldCopy('confirmations', target, confirmed.before, confirmed.written)] : []

const oldCopy = (noun: string, id: string, before: object | null, written: object | null): Note => ({
  ...{ noun, target: id, version: null },
  before: before && { id, ...before },
  after: written ? stampOf(noun, { id, ...written }) : gone,
})

async function oldPair(req: PayloadRequest, pair: string | undefined): Promise<Note[]> {
  const noun = 'different-entries'
  const where = { pair: { equals: pair ?? '' } }
  const read = { collection: noun, where, limit: 1, pagination: false, req } as const
  const { docs } = await req.payload.db.find<{ id: string }>(read)
  return docs.map((doc) => ({
    ...{ noun, target: doc.id, before: null, version: null },
    after: stampOf(noun, { ...doc }),
  }))
}
