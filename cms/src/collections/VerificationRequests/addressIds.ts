import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { leasesOf, runWhenFree } from '#database/leases.ts'
import { type At, findOne } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'

const keyId = 'opt-outs'
const storedKey = async (at: At) => (await findOne(at, 'keys', keyId))?.value ?? null

/** From the hash of an address to its id. Keyed, so that a stolen list cannot be tested against known addresses. */
export async function addressIds(at: At) {
  const key = await storedKey(at)
  if (key === null) throw new Error('The key of opt-outs is missing; it is made at the start')
  return (hash: string) =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(hash).digest('base64url')
}

/** At the first start; one of several servers does it for all. */
export async function prepareAddressIds(payload: Payload) {
  if ((await storedKey(payload)) !== null) return
  await runWhenFree(leasesOf(payload), 'opt-outs', () =>
    inTransaction(payload, async (req) => {
      if ((await storedKey(req)) !== null) return
      const value = randomBytes(32).toString('base64url')
      await payload.db.create({ collection: 'keys', data: { id: keyId, value }, req })
    }),
  )
}
