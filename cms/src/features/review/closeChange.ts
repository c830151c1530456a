import type { Payload, PayloadRequest } from 'payload'
import { waitingChange } from '#collections/ChangeRequests/waitingChange.ts'
import { alreadyDecided } from '#collections/Decisions/alreadyDecided.ts'
import { type Closing, type DecisionMail, recordDecision } from '#collections/Decisions/recordDecision.ts'
import type { DecisionUndoData } from '#collections/Decisions/undoing.ts'
import { outcomeMail } from '#collections/Mails/mailTexts.ts'
import { deleteMatching } from '#lib/changeDocuments.ts'
import type { ChangeRequest } from '#payload-types.ts'
import type { ChangeOutcome } from '#shared/decisions'

export const changeMails = (
  payload: Payload,
  { email, name }: ChangeRequest,
  outcome: ChangeOutcome,
  reason: string,
): DecisionMail[] =>
  outcome === 'spam' ? [] : [{ to: email, mail: outcomeMail(payload, `change_${outcome}`, name, reason) }]

interface Subject {
  entry?: string
  places?: DecisionUndoData['places']
}

/** Bypasses access control: only decisions may delete it. A concurrent second one finds nothing to delete. */
export async function closeChange(
  req: PayloadRequest,
  { id, outcome, reason, mailText, logAs }: Closing<ChangeOutcome>,
  { entry: changedEntry, places = [] }: Subject = {},
) {
  const request = await waitingChange(req, id)
  const { payload } = req
  const docs = await deleteMatching(req, 'change-requests', { id: { equals: id } })
  if (docs.length === 0) throw await alreadyDecided(req, id)
  // The request is deleted, but the entry that it is about may exist.
  const entry = changedEntry ?? request.entry
  return recordDecision(req, {
    kind: 'change',
    request: id,
    outcome,
    logAs: logAs ?? { kind: outcome === 'gone' ? 'entry_gone' : `change_${outcome}` },
    name: request.name,
    about: entry ? { noun: 'entries', id: entry } : undefined,
    mails: changeMails(payload, request, outcome, reason),
    mailText,
    undoing: { places },
  })
}
