import { type ChangeFields, checkChange, cleanChange } from '@directory/shared/changeRules'
import { checkEntry, type EntryFields } from '@directory/shared/entryRules'
import type { Payload } from 'payload'
import { apiErrors } from '../apiError.ts'
import { entryByToken } from '../entries/entriesByToken.ts'
import { entryOf } from '../entries/entryOf.ts'
import { inTransaction } from '../inTransaction.ts'
import { changeArrivedMail } from '../mail/mailTexts.ts'
import { queueMail } from '../mail/queueMail.ts'
import { remindAtOnce } from '../reminders/remind.ts'
import { proposalOf, withProposal } from './proposalOf.ts'

interface ChangeInput extends ChangeFields {
  proposal?: EntryFields | null | undefined
  entryUpdatedAt?: string | null | undefined
}

/** Stores a visitor's change request, with the mail that says it has arrived. */
export async function submitChange(payload: Payload, input: ChangeInput): Promise<void> {
  const wrong = checkChange(input)
  if (wrong) throw apiErrors.wrong(wrong)
  const change = cleanChange(input)
  const proposed = input.proposal
    ? await readProposal(payload, change.token, input.proposal, input.entryUpdatedAt)
    : {}
  await inTransaction(payload, async (req) => {
    await payload.create({ collection: 'change-requests', data: { ...change, ...proposed } as never, req })
    await queueMail(req, change.email, changeArrivedMail(payload, change.name))
    await remindAtOnce(req)
  })
}

/** Fields can be proposed only by who holds the token of a public entry, and only such that the entry stays valid. */
async function readProposal(
  payload: Payload,
  token: string,
  fields: EntryFields,
  seenAt: string | null | undefined,
) {
  const doc = await entryByToken(payload, token)
  if (doc?.state !== 'published') throw apiErrors.unknownToken()
  const entry = entryOf(doc)
  const proposal = proposalOf(entry, fields)
  if (Object.keys(proposal).length === 0) return {}
  const wrong = checkEntry(withProposal(entry, proposal), { noEmail: entry.email === '' })
  if (wrong) throw apiErrors.wrong(wrong)
  return { entry: doc.id, entryUpdatedAt: seenAt || entry.updatedAt, proposal }
}
