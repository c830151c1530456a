import type { Payload, PayloadRequest } from 'payload'
import { changeStored, deleteStored } from '#lib/changeDocuments.ts'
import type { StoredEntry, Verification } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { refreshAfterCommit } from '#publicData/live/refreshAfterCommit.ts'
import { regionDate, today } from '#publicData/onDate.ts'
import type { Entry } from '#shared/entry'

/** For an entry that was made from its document alone. */
export const withCheckedAt = (payload: Payload, entry: Entry): Entry => ({
  ...entry,
  checkedAt: publicDataOf(payload).entry(entry.uuid)?.checkedAt ?? null,
})

interface VerificationInput {
  /** Id of an existing entry; the caller has checked that and the right to do it. */
  entry: string
  /** `staff` stores the account of the request. */
  by: NonNullable<Verification['by']>
  /** Day in the region, or a moment as ISO 8601; absent: today. A future day counts as today. */
  at?: string
}

const collection = 'verifications'

/** The entry itself is not changed. Returns false if there is a verification of that day or a later one. */
export async function verifyEntry(req: PayloadRequest, { entry, by, at }: VerificationInput) {
  const checkedAt = dayOf(at)
  const before = await findVerification(req, entry)
  if (before?.checkedAt && before.checkedAt >= checkedAt) return false
  const account = by === 'staff' ? (req.user?.id ?? null) : null
  await writeVerification(req, entry, before, { checkedAt, by, account })
  return true
}

export async function deleteVerifications(req: PayloadRequest, entries: readonly string[]) {
  await deleteStored(req, collection, { id: { in: [...entries] } })
}

function dayOf(at: string | undefined) {
  const now = today()
  if (at === undefined) return now
  const day = at.length > 10 ? regionDate(Date.parse(at)) : at
  return day < now ? day : now
}

/** As seen in this transaction; null if there never was one, nor a call. */
export const findVerification = (req: PayloadRequest, entry: string) =>
  req.payload.db.findOne<Verification>({ collection, where: { id: { equals: entry } }, req })

export async function writeVerification(
  req: PayloadRequest,
  entry: string,
  present: Verification | null,
  data: Partial<Omit<Verification, 'id'>>,
) {
  if (present) await changeStored(req, collection, entry, data)
  else await req.payload.db.create({ collection, data: { id: entry, ...data }, returning: false, req })
  await refreshAfterCommit(req, 'entries', entry)
}

/**
 * As of when a request was sent, if it came from the provider's own address.
 * @param sent the sender's address of a request with all data of the entry, and its time
 */
export async function verifyBySubmitter(
  req: PayloadRequest,
  { id, email }: StoredEntry,
  sent: { email: string; at: string },
) {
  const isOwn = email?.trim() && email.trim().toLowerCase() === sent.email.trim().toLowerCase()
  return isOwn ? verifyEntry(req, { entry: id, by: 'provider', at: sent.at }) : false
}
