import type { Payload, Where } from 'payload'
import { findAll, findOne } from '../../operations/find/find.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'

const collection = 'verification-requests'

/** Days: who is asked every year is asked anew before that, and a mail with its links is hardly kept for longer. */
export const requestDays = 400

/** Forgets requests from before a moment; answers how many. */
export async function forgetOldRequests(payload: Payload, before: string, max: number): Promise<number> {
  const isMore: Where = { or: [{ optedOutAt: { exists: false } }, { mails: { greater_than: 0 } }] }
  const where: Where = { and: [{ askedAt: { less_than: before } }, isMore] }
  const docs = await findAll(payload, collection, { where, limit: max })
  for (const { id } of docs) await forgetRequest(payload, id)
  return docs.length
}

/** Deletes a request, except that an opt-out stays: without it the person would get mails again. */
export const forgetRequest = (payload: Payload, id: string): Promise<void> =>
  inTransaction(payload, async (req) => {
    const request = await findOne(payload, collection, id, { req })
    const data = { answers: {}, links: [], mails: 0 }
    if (request?.optedOutAt) await payload.update({ collection, id, data, depth: 0, req })
    else await payload.db.deleteMany({ collection, where: { id: { equals: id } }, req })
  })
