import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { MailWords } from '#collections/Decisions/recordDecision.ts'
import { runBulkOperation } from '#hooks/log/runBulkOperation.ts'
import { ApiError } from '#lib/errors/apiError.ts'
import type { BodyOf, OutputOf } from '#shared/contract'
import { closeChange } from './closeChange.ts'
import { closeEntry } from './closeEntry.ts'

type Closing = Extract<BodyOf<'POST /api/closeRequests'>, { requests: unknown }> & MailWords
type Closed = Pick<OutputOf<'POST /api/closeRequests'>, 'decisions' | 'handled'>

/** As one act; throws if none of them waits any more. */
export async function closeRequests(payload: Payload, user: TypedUser, { requests, ...closing }: Closing) {
  const operation = async (req: PayloadRequest) => {
    const closed: Closed = { decisions: [], handled: 0 }
    let refusal: ApiError | null = null
    for (const { kind, id } of requests) {
      const close = kind === 'entry' ? closeEntry : closeChange
      try {
        closed.decisions.push(await close(req, { id, ...closing }))
      } catch (error) {
        // Nothing is written before it is clear that the request still waits.
        if (!(error instanceof ApiError) || error.data.code !== 'not_found') throw error
        closed.handled += 1
        refusal = error
      }
    }
    if (closed.decisions.length === 0 && refusal) throw refusal
    return closed
  }
  return (await runBulkOperation(payload, user, 'entries', operation, () => ({ things: 'requests' }))).result
}
