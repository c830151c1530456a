import type { OutputOf } from '@directory/shared/contract'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentIso } from '../../clock.ts'
import { addressIds } from '../../nouns/verificationRequests/addressIds.ts'
import { hashOfAddress } from '../../nouns/verificationRequests/linkSecrets.ts'
import {
  contacts,
  findVerificationRequest,
} from '../../nouns/verificationRequests/readVerificationRequests.ts'
import { createDocument } from '../../operations/documents/createDocument.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { findAll } from '../../operations/find/find.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { inTransaction, inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import type { OptOut } from '../../payload-types.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { requestByLink } from './requestByLink.ts'
import { updateIfUnchanged } from './sendVerificationMail.ts'

const collection = 'objections'

/** Lists opt-outs, latest first. Those without a public entry are only counted: no address is stored. */
export async function listOptOuts(payload: Payload): Promise<OutputOf<'GET /api/objections'>> {
  const docs = await findAll(payload, collection, { sort: '-at' })
  const idOf = await addressIds(payload)
  const addresses = new Map(contacts(payload).map((address) => [idOf(address.hash), address]))
  const rows = docs.flatMap(({ id, at }) => {
    const address = addresses.get(id)
    if (!address) return []
    const entries = address.entries.map(({ uuid, name }) => ({ uuid, name }))
    return [{ email: address.email, at, entries }]
  })
  return { rows, unlisted: docs.length - rows.length }
}

/**
 * Removes the opt-out of a public entry's address, with a log line; returns that line's id. The address is asked when
 * its turn comes, not at once.
 *
 * @param entry its uuid
 * @throws ApiError if there is no opt-out
 */
export function removeOptOut(payload: Payload, user: TypedUser, entry: string): Promise<string> {
  return inTransactionAs(payload, user, async (req) => {
    const { name = '', email = '' } = readModelOf(payload).entry(entry) ?? {}
    const hash = hashOfAddress(email)
    const id = (await addressIds(payload, req))(hash)
    const { docs } = await payload.delete({ collection, where: { id: { equals: id } }, depth: 0, req })
    const [optOut] = docs as OptOut[]
    if (email === '' || !optOut) throw apiError('not_found.opt_out')
    await setState(req, hash, { from: 'objected', to: 'closed' })
    const undo = { kind: 'objection', data: { at: optOut.at } } as const
    return logAct(req, { kind: 'opt_out_removed', name }, { noun: 'entries', id: entry, undo })
  })
}

/**
 * Restores the removed opt-out, in the caller's transaction.
 *
 * @param at when the provider had opted out, ISO 8601
 * @throws ApiError if the entry is gone or has no address any more
 */
export async function restoreOptOut(
  req: PayloadRequest,
  { id: entry, name }: { id: string; name: string },
  at: string,
): Promise<void> {
  const email = readModelOf(req.payload).entry(entry)?.email
  if (!email) throw apiError('changed_since')
  const hash = hashOfAddress(email)
  const id = (await addressIds(req.payload, req))(hash)
  await storeOptOut(req, id, at)
  await setState(req, hash, { to: 'objected' })
  await logAct(req, { kind: 'opt_out_restored', name }, { noun: 'entries', id: entry })
}

async function storeOptOut(req: PayloadRequest, id: string, at: string): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  if (totalDocs === 0) await createDocument(req, collection, { id, at })
}

/** Sets the state of the last request, if there is one. A closed request gets no reminders and starts anew when its turn comes. */
async function setState(
  req: PayloadRequest,
  hash: string,
  { from, to }: { from?: 'objected'; to: 'closed' | 'objected' },
): Promise<void> {
  const request = await findVerificationRequest(req, hash)
  if (!request || request.state === to || (from && request.state !== from)) return
  if (!(await updateIfUnchanged(req, request, { state: to, revision: request.revision + 1 })))
    throw apiError('conflict')
}

/** Opts the address of this link out of verification requests. Repeating it changes nothing. */
export function optOut(payload: Payload, secret: string): Promise<void> {
  return inTransaction(payload, async (req) => {
    const { request } = await requestByLink(payload, secret, req)
    if (request.state === 'objected') return
    const state = { state: 'objected', revision: request.revision + 1 } as const
    if (!(await updateIfUnchanged(req, request, state))) throw apiError('conflict')
    // Request and opt-out of an address have the same id.
    await storeOptOut(req, request.id, currentIso())
  })
}
