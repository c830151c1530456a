import type { PayloadRequest } from 'payload'
import type { VerificationChange, VerificationValues } from '../../operations/log/undoable.ts'
import type { Verification } from '../../payload-types.ts'
import { refreshAfterCommit } from '../../readModel/live/refreshAfterCommit.ts'
import { regionDate } from '../../readModel/onDate.ts'
import { today } from '../../readModel/today.ts'

interface VerificationInput {
  /** Id of an existing entry; the caller has checked that and the right to do it. */
  entry: string
  /** `staff` stores the account of the request. */
  by: Verification['by']
  /** Day in the region, or a moment as ISO 8601; absent: today. A future day counts as today. */
  at?: string
}

const collection = 'confirmations'

/**
 * Records in the caller's transaction that an entry's data were verified. The entry itself is not changed. Writes
 * nothing and returns null if there is a verification of that day or a later one.
 */
export async function verifyEntry(
  req: PayloadRequest,
  { entry, by, at }: VerificationInput,
): Promise<VerificationChange | null> {
  const before = await findVerification(req, entry)
  const checkedAt = dayOf(at)
  if (before && before.checkedAt >= checkedAt) return null
  const written = { checkedAt, by, account: by === 'staff' ? (req.user?.id ?? null) : null }
  await store(req, entry, written, before !== null)
  return { written, before }
}

/** Deletes verifications and call attempts of permanently deleted entries, in the caller's transaction. */
export async function deleteVerifications(req: PayloadRequest, entries: readonly string[]): Promise<void> {
  const where = { id: { in: [...entries] } }
  for (const of of [collection, 'call-attempts'] as const)
    await req.payload.db.deleteMany({ collection: of, where, req })
}

function dayOf(at: string | undefined): string {
  const now = today()
  if (at === undefined) return now
  const day = at.length > 10 ? regionDate(Date.parse(at)) : at
  return day < now ? day : now
}

/** Returns the verification of an entry as seen in this transaction; null if there never was one. */
export async function findVerification(
  req: PayloadRequest,
  entry: string,
): Promise<VerificationValues | null> {
  const verification = await req.payload.db.findOne<Verification>({
    collection,
    where: { id: { equals: entry } },
    req,
  })
  if (!verification) return null
  const { checkedAt, by, account } = verification
  return { checkedAt, by, account: account ?? null }
}

/** Stores a verification. Bypasses Payload's operations for speed: an import verifies thousands. */
async function store(
  req: PayloadRequest,
  entry: string,
  data: VerificationValues,
  isStored: boolean,
): Promise<void> {
  const { db } = req.payload
  if (isStored)
    await db.updateOne({
      collection,
      where: { id: { equals: entry } },
      data: { ...data },
      returning: false,
      req,
    })
  else await db.create({ collection, data: { id: entry, ...data }, returning: false, req })
  await refreshAfterCommit(req, 'entries', entry)
}
