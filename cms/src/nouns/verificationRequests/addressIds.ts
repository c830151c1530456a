import { createHmac, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { leasesOf, runWhenFree } from '../../database/leases.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import type { VerificationRequest } from '../../payload-types.ts'

const keyId = 'opt-outs'
const collection = 'objections'

/** Returns true for an unkeyed hash in hexadecimal, as earlier versions stored it; keyed ids are shorter. */
const isFormerId = (id: string) => /^[\da-f]{64}$/.test(id)

interface StoredOptOut {
  id: string
  at: string
}

const everyOne = { where: {}, limit: 0, pagination: false } as const

async function storedKey(payload: Payload, req?: PayloadRequest): Promise<string | null> {
  const where = { id: { equals: keyId } }
  const stored = await payload.db.findOne<{ id: string; value: string }>({
    collection: 'keys',
    where,
    ...(req && { req }),
  })
  return stored?.value ?? null
}

/**
 * Returns a function from the hash of an address to the id stored in its place. The id is keyed, so that a stolen list
 * alone cannot be tested against known addresses.
 */
export async function addressIds(payload: Payload, req?: PayloadRequest): Promise<(hash: string) => string> {
  const key = await storedKey(payload, req)
  if (key === null) throw new Error('The key of opt-outs is missing; it is made at the start')
  return idsWith(key)
}

export const idsWith =
  (key: string) =>
  (hash: string): string =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(hash).digest('base64url')

/** Makes the key at the start, and converts ids of an earlier version or an old backup into keyed ones. */
export async function prepareAddressIds(payload: Payload): Promise<void> {
  if ((await storedKey(payload)) !== null && !(await hasFormerIds(payload))) return
  await runWhenFree(leasesOf(payload), 'opt-outs', () =>
    inTransaction(payload, async (req) => {
      let key = await storedKey(payload, req)
      if (key === null) {
        key = randomBytes(32).toString('base64url')
        await payload.db.create({ collection: 'keys', data: { id: keyId, value: key }, req })
      }
      await keyOptOuts(req, idsWith(key))
      await keyVerificationRequests(req, idsWith(key))
    }),
  )
}

async function hasFormerIds({ db }: Payload): Promise<boolean> {
  const idsAlone = { ...everyOne, select: {} }
  const counts = await Promise.all([
    db.find<{ id: string }>({ collection, ...idsAlone }),
    db.find<{ id: string }>({ collection: 'asks', ...idsAlone }),
  ])
  return counts.some(({ docs }) => docs.some(({ id }) => isFormerId(id)))
}

async function keyOptOuts(req: PayloadRequest, idOf: (hash: string) => string): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.find<StoredOptOut>({ collection, ...everyOne, req })
  const storedIds = new Set(docs.map(({ id }) => id))
  for (const { id, at } of docs) {
    if (!isFormerId(id)) continue
    const keyed = idOf(id)
    if (!storedIds.has(keyed)) await db.create({ collection, data: { id: keyed, at }, req })
    await db.deleteMany({ collection, where: { id: { equals: id } }, req })
  }
}

/** Converts the ids of requests and in their mails; the mails' links have their own hashes and keep working. */
async function keyVerificationRequests(req: PayloadRequest, idOf: (hash: string) => string): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.find<VerificationRequest>({ collection: 'asks', ...everyOne, req })
  const storedIds = new Set(docs.map(({ id }) => id))
  for (const doc of docs) {
    if (!isFormerId(doc.id)) continue
    const keyed = idOf(doc.id)
    const { askedAt, mailedAt, mails, state, answers, revision } = doc
    const data = { id: keyed, askedAt, mailedAt, mails, state, answers, revision }
    if (!storedIds.has(keyed)) await db.create({ collection: 'asks', data, req })
    const ofIt = { ask: { equals: doc.id } }
    await db.updateMany({ collection: 'ask-mails', where: ofIt, data: { ask: keyed }, req })
    await db.deleteMany({ collection: 'asks', where: { id: { equals: doc.id } }, req })
  }
}
