import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import type { SecurityEventKind } from './securityEventKinds.ts'
import { type Sender, senderOf } from './sender.ts'

export interface SecurityEvent {
  act: SecurityEventKind
  /** Of the account that did or tried it; never a name, in particular no name without an account. */
  account?: string | null
  /** Id of an account or document, or the call. */
  target?: string | null
  sender?: Sender | null
}

interface Counted {
  id: string
  timestamp: string
  count?: number
}

/** Directly: the collection has no hooks, and its access rules forbid every write. */
export async function storeSecurityEvent(
  payload: Payload,
  { act, account = null, target = null, sender }: SecurityEvent,
  { id, timestamp, count = 1 }: Counted,
  req?: PayloadRequest,
) {
  const { address = null, requestId = null } = sender ?? {}
  const data = { id, timestamp, act, account, target, address, requestId, count }
  await payload.db.create({ collection: 'security-events', data, req })
}

/** In the transaction of the act, so that the log has exactly the acts that were committed. */
export const writeSecurityEvent = (
  req: PayloadRequest,
  { act, target }: Pick<SecurityEvent, 'act' | 'target'>,
) =>
  storeSecurityEvent(
    req.payload,
    { act, target, account: req.user?.id ?? null, sender: senderOf(req) },
    { id: crypto.randomUUID(), timestamp: currentIso() },
    req,
  )
