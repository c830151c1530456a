import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import type { SecurityAct } from './acts.ts'
import { type Sender, senderOf } from './sender.ts'

export interface SecurityEvent {
  act: SecurityAct
  /** Id of whoever did or tried it; never a name, least of all one that is no account. */
  account?: string | null
  /** Id of an account or document, or which call. */
  target?: string | null
  sender?: Sender | null
}

interface Counted {
  id: string
  timestamp: string
  count?: number
}

/** Straight into the database: there are no hooks, and nobody may write through Payload. */
export async function storeSecurityEvent(
  payload: Payload,
  { act, account = null, target = null, sender }: SecurityEvent,
  { id, timestamp, count = 1 }: Counted,
  req?: PayloadRequest,
): Promise<void> {
  const { address = null, requestId = null } = sender ?? {}
  const data = { id, timestamp, act, account, target, address, requestId, count }
  await payload.db.create({ collection: 'security-events', data, ...(req && { req }) })
}

/** In the transaction of what it tells: what is rolled back was never done, and what was done is told. */
export const writeSecurityEvent = (
  req: PayloadRequest,
  { act, target }: Pick<SecurityEvent, 'act' | 'target'>,
): Promise<void> =>
  storeSecurityEvent(
    req.payload,
    { act, target, account: req.user ? String(req.user.id) : null, sender: senderOf(req) },
    { id: crypto.randomUUID(), timestamp: currentIso() },
    req,
  )
