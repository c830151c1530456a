import type { Payload, PayloadRequest } from 'payload'
import { deleteRequestedCategory } from '#collections/Categories/findOrCreateCategory.ts'
import { type Closing, type DecisionMail, recordDecision } from '#collections/Decisions/recordDecision.ts'
import { categoryPlaceOf } from '#collections/Decisions/undoing.ts'
import { trashDocument } from '#collections/documents.ts'
import { ownerOf } from '#collections/Entries/exactMatches.ts'
import { pendingEntry } from '#collections/Entries/pendingEntry.ts'
import { outcomeMail } from '#collections/Mails/mailTexts.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import type { Category, StoredEntry } from '#payload-types.ts'
import type { ClosingOutcome } from '#shared/decisions'

export const closingMails = (
  payload: Payload,
  pending: StoredEntry,
  outcome: ClosingOutcome,
  reason: string,
): DecisionMail[] =>
  outcome === 'spam'
    ? []
    : [{ to: ownerOf(pending), mail: outcomeMail(payload, `entry_${outcome}`, pending.name, reason) }]

export async function closeEntry(
  req: PayloadRequest,
  { id, outcome, reason, mailText, logAs }: Closing<ClosingOutcome>,
) {
  const pending = await pendingEntry(req, id)
  req.context[actIsLogged] = true
  return recordDecision(req, {
    kind: 'entry',
    request: id,
    outcome,
    logAs: logAs ?? { kind: `entry_request_${outcome}` },
    name: pending.name,
    about: { noun: 'entries', id },
    mails: closingMails(req.payload, pending, outcome, reason),
    mailText,
    undoing: await remove(req, pending),
  })
}

/** Deletes a request for good if its category came with it, because the trash would keep the category. */
async function remove(req: PayloadRequest, pending: StoredEntry) {
  const { id } = pending
  const category = pending.category as Category
  if (!category.asked) {
    await trashDocument(req, 'entries', id)
    return {}
  }
  // Bypasses access control: Editors may delete for good only by a decision.
  await req.payload.delete({ collection: 'entries', id, depth: 0, req })
  await deleteRequestedCategory(req, category)
  return { places: [categoryPlaceOf(pending)] }
}
