import type { Payload } from 'payload'
import { today } from '../../readModel/today.ts'
import { contacts, lastRequests, optOuts } from './readVerificationRequests.ts'
import { overdueEntries } from './schedule.ts'

/** Reason to call an entry although it has a mail address. */
export type ReasonToCall = 'unanswered' | 'objected'

/** Returns reasons to call by the entry's id: its mails went unanswered, or its address opted out. */
export async function reasonsToCall(payload: Payload): Promise<Map<string, ReasonToCall>> {
  const [requests, optedOut] = await Promise.all([lastRequests(payload), optOuts(payload)])
  const day = today()
  const reasons = new Map<string, ReasonToCall>()
  for (const address of contacts(payload)) {
    if (optedOut.has(address.hash)) for (const { uuid } of address.entries) reasons.set(uuid, 'objected')
    else
      for (const { uuid } of overdueEntries(address, requests.get(address.hash), day))
        reasons.set(uuid, 'unanswered')
  }
  return reasons
}
