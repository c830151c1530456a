import type { Payload, TypedUser } from 'payload'
import type { EntryMerge } from '#hooks/log/undoable.ts'
import { apiErrors, unknownDocument } from '#lib/errors/apiError.ts'
import { findAll, findOne } from '#lib/find/find.ts'
import { withCheckedAt } from '../Verifications/verifyEntry.ts'
import { entryOf } from './entryOf.ts'

/** @throws ApiError if there is none with that id; if it was merged, the error names the entry that remains */
export async function publicEntry(payload: Payload, user: TypedUser, id: string) {
  const entry = await findPublic(payload, user, id)
  if (entry) return withCheckedAt(payload, entryOf(entry))
  const survivor = await findSurvivor(payload, user, id)
  throw survivor
    ? apiErrors.mergedInto({ uuid: survivor.id, name: survivor.name })
    : unknownDocument('entries')
}

async function findPublic(payload: Payload, user: TypedUser, id: string) {
  const entry = id === '' ? null : await findOne(payload, 'entries', id, { depth: 1, user })
  return entry?.state === 'published' ? entry : null
}

/** Follows merges as far back as the log goes. */
async function findSurvivor(payload: Payload, user: TypedUser, id: string) {
  // Bypasses access control, because no account may read undo data.
  const docs = await findAll(payload, 'logs', {
    where: { and: [{ undoKind: { equals: 'merge' } }, { undoneAt: { exists: false } }] },
    sort: 'timestamp',
    select: { target: true, undoData: true },
  })
  const into = new Map(
    docs.map(({ target, undoData }) => [(undoData as unknown as EntryMerge).dropped, target ?? '']),
  )
  const seen = new Set<string>()
  for (let next = into.get(id); next !== undefined && !seen.has(next); next = into.get(next)) {
    seen.add(next)
    const survivor = await findPublic(payload, user, next)
    if (survivor) return survivor
  }
  return null
}
