import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'
import { refuse } from '../../operations/errors/apiError.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import { askByLink } from './askByLink.ts'
import { changed } from './sendAsk.ts'

/** From now on no verification request goes to the address of this link. Repeating it changes nothing. */
export function objectToAsks(payload: Payload, secret: string): Promise<void> {
  return inTransaction(payload, async (req) => {
    const { ask } = await askByLink(payload, secret, req)
    if (ask.state === 'objected') return
    const state = { state: 'objected', revision: ask.revision + 1 } as const
    if (!(await changed(req, ask, state))) throw refuse('conflict')
    // Of an address the ask and the opt-out have the same id.
    const { id } = ask
    const there = await payload.count({ collection: 'objections', where: { id: { equals: id } }, req })
    if (there.totalDocs > 0) return
    const data = { id, at: currentIso() } as never
    await payload.create({ collection: 'objections', data, depth: 0, req })
  })
}
