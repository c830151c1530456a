import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiErrors, assertRight } from '#lib/errors/apiError.ts'
import { isTown } from '#lib/places/postcodes.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { queueMail } from '#mail/queueMail.ts'
import { queueUnsolicitedMail } from '#mail/receiverBudget.ts'
import type { StoredEntry } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import { type Proposal, presentProposal } from '#shared/proposal'
import { type ChangeFields, checkChange, cleanChange } from '#shared/rules/changeRules'
import { checkEntry, type EntryFields } from '#shared/rules/entryRules'
import { entryByToken } from '../Entries/entriesByToken.ts'
import { entryOf } from '../Entries/entryOf.ts'
import { withNormalisedLines } from '../Entries/normaliseLines.ts'
import { changeArrivedMail } from '../Mails/mailTexts.ts'
import { remindAtOnce } from '../Mails/remind.ts'
import { proposalOf } from './proposalOf.ts'

type ChangeInput = ChangeFields & Pick<BodyOf<'POST /api/addPendingChange'>, 'proposal' | 'entryUpdatedAt'>

export async function submitChange(payload: Payload, input: ChangeInput) {
  assertRight(checkChange(input))
  const change = cleanChange(input)
  const proposed = input.proposal
    ? await readProposal(payload, change.token, input.proposal, input.entryUpdatedAt)
    : {}
  await inTransaction(payload, async (req) => {
    await createDocument(req, 'change-requests', { ...change, ...proposed })
    await queueUnsolicitedMail(req, change.email, changeArrivedMail(payload, change.name))
    await remindAtOnce(req)
  })
}

async function readProposal(
  payload: Payload,
  token: string,
  fields: EntryFields,
  seenAt: string | null | undefined,
) {
  const doc = await entryByToken(payload, token)
  if (doc?.state !== 'published') throw apiErrors.unknownToken()
  const proposal = validProposal(doc, withNormalisedLines(payload, fields, doc))
  return proposal === null ? {} : { entry: doc.id, entryUpdatedAt: seenAt || doc.updatedAt, proposal }
}

/**
 * Returns null if nothing differs.
 * @throws ApiError if the entry would become invalid
 */
function validProposal(doc: StoredEntry, fields: EntryFields): Proposal | null {
  const entry = entryOf(doc)
  const proposal = proposalOf(entry, fields)
  if (Object.keys(proposal).length === 0) return null
  const wrong = checkEntry(
    { ...presentProposal(entry), ...proposal },
    {
      noEmail: entry.email === '',
      ...(proposal.serviceArea !== undefined
        ? { isTown }
        : { keepsVisits: proposal.homeVisits === undefined }),
    },
  )
  assertRight(wrong)
  return proposal
}

/** Stored in place of a token, because the link of a mail proves as much. No real token looks like this. */
const noToken = 'link'

interface ProvidersWish {
  fields?: EntryFields | null
  changeText?: string
  gone?: boolean
  /** `updatedAt` of the entry as the provider saw it. */
  seenAt?: string | null
}

/** By the link of a mail to its address. Returns false if there is nothing to store. */
export async function storeProvidersRequest(
  req: PayloadRequest,
  entry: StoredEntry,
  { fields, changeText = '', gone = false, seenAt }: ProvidersWish,
) {
  const proposal = validProposal(entry, withNormalisedLines(req.payload, fields ?? {}, entry))
  if (proposal === null && changeText === '' && !gone) return false
  const { payload } = req
  const { id, name, updatedAt } = entry
  const email = entry.email ?? ''
  const createdAt = currentIso()
  const request = { name, email, token: noToken, changeText, origin: 'provider' as const, gone, createdAt }
  const data = { ...request, entry: id, entryUpdatedAt: seenAt || updatedAt, ...(proposal && { proposal }) }
  await createDocument(req, 'change-requests', data)
  await queueMail(req, email, changeArrivedMail(payload, name))
  await remindAtOnce(req)
  return true
}
