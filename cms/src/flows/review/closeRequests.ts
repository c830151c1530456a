import type { ClosingOutcome, RequestKind } from '@directory/shared/decisions'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { ApiError } from '../../operations/errors/apiError.ts'
import { runBulkOperation } from '../../operations/log/runBulkOperation.ts'
import { closeChange } from './closeChange.ts'
import { closeEntry } from './closeEntry.ts'

interface Closing {
  requests: readonly { kind: RequestKind; id: string }[]
  outcome: ClosingOutcome
  /** For the mail; may be empty. */
  reason: string
  /** In place of the words of their mails; empty: nothing. */
  mailText?: string | null | undefined
}

interface Closed {
  /** Ids of the decisions. */
  decisions: string[]
  /** How many had been decided by a colleague before. */
  handled: number
}

/** Closes requests without taking anything over, as one act; refused where none of them waits any more. */
export async function closeRequests(
  payload: Payload,
  user: TypedUser,
  { requests, ...closing }: Closing,
): Promise<Closed> {
  const operation = async (req: PayloadRequest) => {
    const closed: Closed = { decisions: [], handled: 0 }
    let refusal: ApiError | null = null
    for (const { kind, id } of requests) {
      const close = kind === 'entry' ? closeEntry : closeChange
      try {
        closed.decisions.push(await close(req, { id, ...closing }))
      } catch (error) {
        // Nothing is written before it is clear that the request waits.
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
