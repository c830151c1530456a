import { createHmac, randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { leasesOf, runWhenFree } from '../../database/leases.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'

const keyId = 'opt-outs'
async function storedKey(payload: Payload, req?: PayloadRequest) {
  const where = { id: { equals: keyId } }
  const stored = await payload.db.findOne<{ id: string; value: string }>({
    collection: 'keys',
    where,
    ...(req && { req }),
  })
  return stored?.value ?? null
}

/** From the hash of an address to its id. Keyed, so that a stolen list cannot be tested against known addresses. */
export async function addressIds(payload: Payload, req?: PayloadRequest): Promise<(hash: string) => string> {
  const key = await storedKey(payload, req)
  if (key === null) throw new Error('The key of opt-outs is missing; it is made at the start')
  return idsWith(key)
}

const idsWith = (key: string) => (hash: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(hash).digest('base64url')

/** At the first start; one of several servers does it for all. */
export async function prepareAddressIds(payload: Payload) {
  if ((await storedKey(payload)) !== null) return
  await runWhenFree(leasesOf(payload), 'opt-outs', () =>
    inTransaction(payload, async (req) => {
      if ((await storedKey(payload, req)) !== null) return
      const value = randomBytes(32).toString('base64url')
      await payload.db.create({ collection: 'keys', data: { id: keyId, value }, req })
    }),
  )
}
