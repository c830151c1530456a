import type { Payload, PayloadRequest, Where } from 'payload'
import { changeDocument, deleteStored } from '#lib/changeDocuments.ts'
import { findAll, findOne, findStored } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { VerificationRequest } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { regionDate, today } from '#publicData/onDate.ts'
import type { VerificationAnswer } from '#shared/decisions'
import { isEmail } from '#shared/wellFormed'
import { addressIds } from './addressIds.ts'
import { hashOfAddress } from './linkSecrets.ts'
import { type ContactAddress, type ContactedEntry, type LastRequest, overdueEntries } from './schedule.ts'

const collection = 'verification-requests'

/** Days: a new request comes every year, and a mail with its links is hardly kept for longer. */
export const requestDays = 400

/** Returns how many. */
export async function forgetOldRequests(payload: Payload, before: string, max: number) {
  const isMore: Where = { or: [{ optedOutAt: { exists: false } }, { mails: { greater_than: 0 } }] }
  const where: Where = { and: [{ askedAt: { less_than: before } }, isMore] }
  const docs = await findAll(payload, collection, { where, limit: max })
  for (const { id } of docs) await forgetRequest(payload, id)
  return docs.length
}

/** An opt-out stays: without it the person would get mails again. */
export const forgetRequest = (payload: Payload, id: string) =>
  inTransaction(payload, async (req) => {
    const request = await findOne(req, collection, id)
    const data = { answers: {}, links: [], mails: 0 }
    if (request?.optedOutAt) await changeDocument(req, collection, id, data)
    else await deleteStored(req, collection, { id: { equals: id } })
  })

/** Answers by the id of the entry; null if not answered. */
export type VerificationAnswers = Record<string, { answer: VerificationAnswer; at: string } | null>

export const answersOf = ({ answers }: Pick<VerificationRequest, 'answers'>) => answers as VerificationAnswers

/** Once each, ignoring case. */
export function contacts(payload: Payload): ContactAddress[] {
  const byHash = new Map<string, ContactAddress & { entries: ContactedEntry[] }>()
  for (const { uuid, name, email, checkedAt } of publicDataOf(payload).allEntries()) {
    if (!isEmail(email)) continue
    const hash = hashOfAddress(email)
    const address = byHash.get(hash) ?? { hash, email, entries: [] }
    address.entries.push({ uuid, name, checkedAt })
    byHash.set(hash, address)
  }
  return [...byHash.values()]
}

/** By the hash of the address. */
export async function lastRequests(
  payload: Payload,
): Promise<Pick<ReadonlyMap<string, LastRequest>, 'get' | 'values'>> {
  const docs = await findStored<VerificationRequest>(payload, collection)
  const idOf = await addressIds(payload)
  const requests = new Map(docs.map((doc) => [doc.id, lastRequestOf(doc)]))
  return { get: (hash) => requests.get(idOf(hash)), values: () => requests.values() }
}

function lastRequestOf(doc: VerificationRequest): LastRequest {
  const { askedAt, mailedAt, mails, state, optedOutAt } = doc
  return {
    askedOn: regionDate(Date.parse(askedAt)),
    mailedOn: regionDate(Date.parse(mailedAt)),
    mails,
    isOpen: state === 'open',
    isOptedOut: Boolean(optedOutAt),
    openIds: Object.entries(answersOf(doc)).flatMap(([id, answer]) => (answer === null ? id : [])),
  }
}

export async function findVerificationRequest(req: PayloadRequest, hash: string) {
  const id = (await addressIds(req))(hash)
  return findOne(req, 'verification-requests', id)
}

/** Although it has a mail address. */
type ReasonToCall = 'unanswered' | 'objected'

/** Reasons by the entry's id: its mails went unanswered, or its address opted out. */
export async function reasonsToCall(payload: Payload) {
  const requests = await lastRequests(payload)
  const day = today()
  const reasons = new Map<string, ReasonToCall>()
  for (const address of contacts(payload)) {
    const last = requests.get(address.hash)
    if (last?.isOptedOut) for (const { uuid } of address.entries) reasons.set(uuid, 'objected')
    else for (const { uuid } of overdueEntries(address, last, day)) reasons.set(uuid, 'unanswered')
  }
  return reasons
}
