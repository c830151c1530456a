import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import { requestByLink } from './requestByLink.ts'
import { updateIfUnchanged } from './sendVerificationMail.ts'

/** Opts the address of this link out of verification requests. Repeating it changes nothing. */
export function optOut(payload: Payload, secret: string): Promise<void> {
  return inTransaction(payload, async (req) => {
    const { request } = await requestByLink(payload, secret, req)
    if (request.state === 'objected') return
    const state = { state: 'objected', revision: request.revision + 1 } as const
    if (!(await updateIfUnchanged(req, request, state))) throw apiError('conflict')
    // Request and opt-out of an address have the same id.
    const { id } = request
    const stored = await payload.count({ collection: 'objections', where: { id: { equals: id } }, req })
    if (stored.totalDocs > 0) return
    const data = { id, at: currentIso() } as never
    await payload.create({ collection: 'objections', data, depth: 0, req })
  })
}
