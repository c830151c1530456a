import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { storeProvidersRequest } from '#collections/ChangeRequests/submitChange.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import { answersOf } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { verifyEntry } from '#collections/Verifications/verifyEntry.ts'
import { apiError, unknownDocument } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { findOne } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { StoredEntry, VerificationRequest } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import { plainText } from '#shared/plainText'
import { requestByLink, requestStateOf, unknownLink } from './requestByLink.ts'
import { updateIfUnchanged } from './sendVerificationMail.ts'

type AnswerInput = Extract<BodyOf<'POST /api/answerVerificationRequest'>, { answer: unknown }>

/** Once for each entry of the link. */
export const answerVerificationRequest = (payload: Payload, { secret, entry: id, ...input }: AnswerInput) =>
  inTransaction(payload, async (req) => {
    const { request, mayAnswer } = await requestByLink(req, secret)
    if (!mayAnswer) throw unknownLink()
    const answers = answersOf(request)
    if (!Object.hasOwn(answers, id)) throw unknownDocument('entries')
    if (answers[id]) throw apiError('link_used')
    if (requestStateOf(request) !== 'open') throw apiError('link_ended')
    const entry = await entryOfRequest(req, request, id)
    // Changes are reviewed by staff, who see that the entry has changed since.
    if (input.answer !== 'changed') assertNotStale('entries', entry, input.updatedAt, () => entryOf(entry))
    await applyAnswer(req, entry, input)
    const next = { ...answers, [id]: { answer: input.answer, at: currentIso() } }
    const state = Object.values(next).every((answer) => answer !== null) ? 'closed' : 'open'
    // Of two concurrent answers the second one fails.
    if (!(await updateIfUnchanged(req, request, { answers: next, state }))) throw apiError('conflict')
  })

/** @throws ApiError if the entry is not public or has another mail address by now */
async function entryOfRequest(req: PayloadRequest, request: VerificationRequest, id: string) {
  const entry = await findOne(req, 'entries', id, { depth: 1 })
  const idOf = await addressIds(req)
  if (entry?.state !== 'published' || idOf(hashOfAddress(entry.email ?? '')) !== request.id)
    throw unknownDocument('entries')
  return entry
}

async function applyAnswer(
  req: PayloadRequest,
  entry: StoredEntry,
  { answer, proposal, changeText, updatedAt }: Omit<AnswerInput, 'secret' | 'entry'>,
) {
  if (answer === 'right') {
    await verifyEntry(req, { entry: entry.id, by: 'provider' })
    return
  }
  const change =
    answer === 'changed' ? { fields: proposal, changeText: plainText(changeText ?? '') } : { gone: true }
  if (!(await storeProvidersRequest(req, entry, { ...change, seenAt: updatedAt })))
    throw apiError('wish_missing', { field: 'changeText' })
}
