import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { entriesProvenBySender, storedProposal } from '#collections/ChangeRequests/listChanges.ts'
import { changesOf } from '#collections/ChangeRequests/proposalOf.ts'
import { waitingChange } from '#collections/ChangeRequests/waitingChange.ts'
import type { MailWords } from '#collections/Decisions/recordDecision.ts'
import { categoryPlaceOf } from '#collections/Decisions/undoing.ts'
import { findDocument, trashDocument } from '#collections/documents.ts'
import { relatedEntries } from '#collections/Entries/editEntry.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { writeEntry } from '#collections/Entries/writeEntry.ts'
import { verifyBySubmitter, verifyEntry, withCheckedAt } from '#collections/Verifications/verifyEntry.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { ChangeRequest, StoredEntry } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import { closeChange } from './closeChange.ts'

type Acceptance = BodyOf<'POST /api/acceptPendingChange'> & MailWords & { noEmail: boolean }

/** In one act with closing the request; `entry` is null if nothing was written. */
export async function acceptChange(
  payload: Payload,
  user: TypedUser,
  { id, fields, entry: chosenEntry, updatedAt, isInEntry, isGone, noEmail, reason, mailText }: Acceptance,
) {
  if (isInEntry && fields) throw apiError('invalid.field', { field: 'fields', values: { name: 'fields' } })
  const { before, entry, decision } = await inTransactionAs(payload, user, async (req) => {
    const request = await waitingChange(req, id)
    const proposal = storedProposal(request)
    const wanted = isInEntry ? {} : (fields ?? proposal ?? {})
    const outcome = isInEntry || Object.keys(wanted).length > 0 ? 'accepted' : 'settled'
    const present = chosenEntry
      ? await findDocument(req, 'entries', chosenEntry)
      : ((await entriesProvenBySender(req, [request]))(request) ?? null)
    if ((isGone || request.gone) && !fields && !isInEntry)
      return bringToTrash(req, request, present, { reason, mailText })
    if (!present && outcome === 'accepted' && !isInEntry)
      throw apiError(chosenEntry ? 'no_entry.chosen' : 'no_entry')
    const before = present && entryOf(present)
    const input = before && changesOf(before, wanted)
    const saved = present && (await writeEntry(req, { present, readAt: updatedAt, input, noEmail }))
    const isWritten = Boolean(input && saved)
    // Only the form that starts with the present values shows the sender the whole entry.
    const isWhole = proposal !== null && (!chosenEntry || chosenEntry === request.entry)
    if (isWritten && saved && isWhole) await confirmByRequest(req, request, saved)
    const places = isWritten && present ? [categoryPlaceOf(present)] : []
    const subject = { entry: saved?.id, places }
    return {
      before,
      entry: saved && entryOf(saved),
      decision: await closeChange(req, { id, outcome, reason, mailText }, subject),
    }
  })
  return {
    entry: entry && withCheckedAt(payload, entry),
    decision,
    also: before && entry ? relatedEntries(payload, before, entry) : [],
  }
}

/** If the provider sent it: by a mailed link or from the entry's address. */
async function confirmByRequest(
  req: PayloadRequest,
  { origin, entry, email, createdAt }: ChangeRequest,
  saved: StoredEntry,
) {
  if (origin === 'provider')
    return saved.id === entry ? verifyEntry(req, { entry, by: 'provider', at: createdAt }) : false
  return verifyBySubmitter(req, saved, { email, at: createdAt })
}

async function bringToTrash(
  req: PayloadRequest,
  { id }: ChangeRequest,
  entry: StoredEntry | null,
  mail: Pick<Acceptance, 'reason' | 'mailText'>,
) {
  if (!entry) throw apiError('no_entry.chosen')
  req.context[actIsLogged] = true
  await trashDocument(req, 'entries', entry.id)
  return {
    before: null,
    entry: null,
    decision: await closeChange(req, { id, outcome: 'gone', ...mail }, { entry: entry.id }),
  }
}
