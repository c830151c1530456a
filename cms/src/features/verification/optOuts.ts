import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import {
  contacts,
  findVerificationRequest,
} from '#collections/VerificationRequests/readVerificationRequests.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findAll } from '#lib/find/find.ts'
import { inTransaction, staffAct } from '#lib/transaction/inTransaction.ts'
import type { VerificationRequest } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { requestByLink } from './requestByLink.ts'
import { updateIfUnchanged } from './sendVerificationMail.ts'

/** Latest first. Those without a public entry are only counted: no address is stored. */
export async function listOptOuts(payload: Payload) {
  const where = { optedOutAt: { exists: true } }
  const docs = await findAll(payload, 'verification-requests', { where, sort: '-optedOutAt' })
  const idOf = await addressIds(payload)
  const addresses = new Map(contacts(payload).map((address) => [idOf(address.hash), address]))
  const rows = docs.flatMap(({ id, optedOutAt }) => {
    const address = addresses.get(id)
    if (!address) return []
    const entries = address.entries.map(({ uuid, name }) => ({ uuid, name }))
    return [{ email: address.email, at: optedOutAt ?? '', entries }]
  })
  return { rows, unlisted: docs.length - rows.length }
}

/** The address is asked when its turn comes. @throws ApiError if there is none */
export const removeOptOut = staffAct(async (req, entry: string) => {
  const { name = '', email = '' } = publicDataOf(req.payload).entry(entry) ?? {}
  const request = email === '' ? null : await findVerificationRequest(req, hashOfAddress(email))
  if (!request?.optedOutAt) throw apiError('not_found.opt_out')
  await setOptOut(req, request, null)
  const undo = { kind: 'optOut', data: { at: request.optedOutAt } } as const
  return logAct(req, { kind: 'opt_out_removed', name }, { noun: 'entries', id: entry, undo })
})

/** @throws ApiError if the entry is gone or has no address */
export async function restoreOptOut(
  req: PayloadRequest,
  { id: entry, name }: { id: string; name: string },
  at: string,
) {
  const email = publicDataOf(req.payload).entry(entry)?.email
  if (!email) throw apiError('changed_since')
  const hash = hashOfAddress(email)
  const request = await findVerificationRequest(req, hash)
  if (request) await setOptOut(req, request, at)
  else {
    const id = (await addressIds(req))(hash)
    const nothing = { askedAt: at, mailedAt: at, mails: 0, answers: {}, revision: 0 }
    const request = { id, ...nothing, state: 'closed' as const, optedOutAt: at }
    await createDocument(req, 'verification-requests', request)
  }
  await logAct(req, { kind: 'opt_out_restored', name }, { noun: 'entries', id: entry })
}

/** Closes the request as well, so that it gets no reminders; when its turn comes, another one is sent. */
async function setOptOut(req: PayloadRequest, request: VerificationRequest, optedOutAt: string | null) {
  if (!(await updateIfUnchanged(req, request, { optedOutAt, state: 'closed' }))) throw apiError('conflict')
}

export const optOut = (payload: Payload, secret: string) =>
  inTransaction(payload, async (req) => {
    const { request } = await requestByLink(req, secret)
    if (!request.optedOutAt) await setOptOut(req, request, currentIso())
  })
