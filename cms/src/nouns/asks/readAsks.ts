import type { AskAnswer } from '@directory/shared/asks'
import { isEmail } from '@directory/shared/wellFormed'
import type { Payload, PayloadRequest } from 'payload'
import type { Ask } from '../../payload-types.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { regionDate } from '../../readModel/onDate.ts'
import { addressIds } from './addressIds.ts'
import type { AskedAddress, AskedEntry, PastAsk } from './askSchedule.ts'
import { hashOfAddress } from './askSecrets.ts'

/** By the id of the entry; null if not answered. */
export type AskAnswers = Record<string, { answer: AskAnswer; at: string } | null>

export const answersOf = ({ answers }: Pick<Ask, 'answers'>): AskAnswers => answers as AskAnswers

/** Everybody whose address stands in public entries, once each, however it is written. */
export function askedAddresses(payload: Payload): AskedAddress[] {
  const found = new Map<string, AskedAddress & { entries: AskedEntry[] }>()
  for (const { uuid, name, email, checkedAt } of readModelOf(payload).allEntries()) {
    if (!isEmail(email)) continue
    const hash = hashOfAddress(email)
    const address = found.get(hash) ?? { hash, email, entries: [] }
    address.entries.push({ uuid, name, checkedAt })
    found.set(hash, address)
  }
  return [...found.values()]
}

/** The last ask of each address, found by the hash of the address. */
export async function pastAsks(
  payload: Payload,
): Promise<Pick<ReadonlyMap<string, PastAsk>, 'get' | 'values'>> {
  const all = { collection: 'asks', where: {}, limit: 0, pagination: false } as const
  const [idOf, { docs }] = await Promise.all([addressIds(payload), payload.db.find<Ask>(all)])
  const asks = new Map(docs.map((doc) => [doc.id, pastAsk(doc)]))
  return { get: (hash) => asks.get(idOf(hash)), values: () => asks.values() }
}

function pastAsk(doc: Ask): PastAsk {
  const { askedAt, mailedAt, mails, state } = doc
  return {
    askedOn: regionDate(Date.parse(askedAt)),
    mailedOn: regionDate(Date.parse(mailedAt)),
    mails,
    isOpen: state === 'open',
    open: Object.entries(answersOf(doc)).flatMap(([id, answer]) => (answer === null ? id : [])),
  }
}

/** Asked by the hash of an address: whether it does not want to be asked. */
export async function objections(payload: Payload): Promise<Pick<ReadonlySet<string>, 'has'>> {
  const all = { collection: 'objections', where: {}, limit: 0, pagination: false } as const
  const [idOf, { docs }] = await Promise.all([addressIds(payload), payload.db.find<{ id: string }>(all)])
  const ids = new Set(docs.map(({ id }) => id))
  return { has: (hash) => ids.has(idOf(hash)) }
}

/** The ask of an address as it is in this transaction. */
export async function askOf(req: PayloadRequest, hash: string): Promise<Ask | null> {
  const id = (await addressIds(req.payload, req))(hash)
  const read = { collection: 'asks', id, depth: 0, disableErrors: true, req } as const
  return (await req.payload.findByID(read)) as Ask | null
}
