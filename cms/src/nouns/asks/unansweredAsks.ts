import type { Payload } from 'payload'
import { today } from '../../readModel/today.ts'
import { unansweredOf } from './askSchedule.ts'
import { askedAddresses, objections, pastAsks } from './readAsks.ts'

/** Why an entry must be called although it has a mail address. */
export type WhyCall = 'unanswered' | 'objected'

/** By the id of the entry: the mails about it went unanswered, or its address does not want any. */
export async function unansweredAsks(payload: Payload): Promise<Map<string, WhyCall>> {
  const [asks, against] = await Promise.all([pastAsks(payload), objections(payload)])
  const day = today()
  const found = new Map<string, WhyCall>()
  for (const address of askedAddresses(payload)) {
    if (against.has(address.hash)) for (const { uuid } of address.entries) found.set(uuid, 'objected')
    else
      for (const { uuid } of unansweredOf(address, asks.get(address.hash), day)) found.set(uuid, 'unanswered')
  }
  return found
}
