import { getPublicEntry, removeEntryInto } from '#collections/Entries/editEntry.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { findVerification, verifyEntry, writeVerification } from '#collections/Verifications/verifyEntry.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { StoredEntry, Verification } from '#payload-types.ts'
import { today } from '#publicData/onDate.ts'
import type { BodyOf } from '#shared/contract'
import { missedSince } from './missedCalls.ts'

type Recorded = BodyOf<'POST /api/recordCall'>

export const recordCall = staffAct(async (req, { entry, outcome, seen }: Recorded) => {
  const doc = await getPublicEntry(req, entry)
  const present = await findVerification(req, entry)
  const missed = assertUnchanged(doc, present, seen)
  // Written for every outcome, so that two concurrent calls write the same document.
  const call = { missedCalls: outcome === 'missed' ? missed + 1 : 0, calledOn: today() }
  await writeVerification(req, entry, present, call)
  if (outcome === 'gone') return removeEntryInto(req, entry)
  if (outcome === 'right') await verifyEntry(req, { entry, by: 'staff' })
  const act = { kind: kinds[outcome], name: doc.name }
  return logAct(req, act, { noun: 'entries', id: entry, undo: { kind: 'call' } })
})

const kinds = { right: 'entry_verified_by_phone', missed: 'entry_not_reached' } as const

/** Returns the number of unanswered calls. @throws ApiError if a colleague has recorded one since */
function assertUnchanged(doc: StoredEntry, present: Verification | null, seen: Recorded['seen']) {
  const checkedAt = present?.checkedAt ?? null
  const missed = missedSince(present, checkedAt)?.times ?? 0
  const current = () => ({ ...entryOf(doc), checkedAt })
  assertNotStale('entries', doc, seen.updatedAt, current)
  if (checkedAt === seen.checkedAt && missed === seen.missed) return missed
  throw apiError('stale.call', { current: current() })
}
