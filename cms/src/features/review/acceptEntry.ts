import type { Payload, PayloadRequest } from 'payload'
import { findCategory, lockCategory } from '#collections/Categories/findCategory.ts'
import { deleteRequestedCategory, markRequested } from '#collections/Categories/findOrCreateCategory.ts'
import { changesOf } from '#collections/ChangeRequests/proposalOf.ts'
import { type DecisionMail, recordDecision } from '#collections/Decisions/recordDecision.ts'
import { categoryPlaceOf } from '#collections/Decisions/undoing.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { findExactMatches, otherSubmitter, ownerOf } from '#collections/Entries/exactMatches.ts'
import { pendingEntry } from '#collections/Entries/pendingEntry.ts'
import { writeEntry } from '#collections/Entries/writeEntry.ts'
import { acceptedMail, replacedMail } from '#collections/Mails/mailTexts.ts'
import { verifyBySubmitter } from '#collections/Verifications/verifyEntry.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findOne } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Category, StoredEntry } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import type { Entry } from '#shared/entry'
import { entryFields, isEntryField } from '#shared/fields/entryFields'
import { presentProposal } from '#shared/proposal'
import { categoryOf, cleanEntryFields, type EntryFields } from '#shared/rules/entryRules'

interface Acceptance extends NonNullable<BodyOf<'POST /api/acceptPendingEntry'>> {
  id: string
  /** Uuid: replaces that public entry. `none`: publishes as new. Empty: replaces an identical entry if there is one. */
  replace: string
  keepToken: boolean
}

/** At any moment it is either pending or public. */
export const acceptEntry = staffAct(async (req, acceptance: Acceptance) => {
  const { id, replace, keepToken, fields, updatedAt: readAt, mailText } = acceptance
  req.context[actIsLogged] = true
  const submitted = await pendingEntry(req, id)
  const input = givenToRequest(fields)
  const pending = await writeEntry(req, { present: submitted, readAt, input, noEmail: true })
  // If two identical requests are accepted at once, the second finds the first.
  await lockCategory(req, (pending.category as Category).id)
  const target = await findTarget(req, pending, replace)
  const live = target
    ? await replaceEntry(req, target, pending, acceptance)
    : await writeEntry(req, { present: pending, lifecycle: { state: 'published' } })
  await verifyBySubmitter(req, live, { email: ownerOf(pending), at: submitted.createdAt })
  const category = live.category as Category
  if (category.asked) await markRequested(req, category.id, false)
  const requestedCategory = submitted.category as Category
  if (requestedCategory.id !== category.id) await deleteRequestedCategory(req, requestedCategory)
  const decision = await recordDecision(req, {
    kind: 'entry',
    request: id,
    outcome: 'accepted',
    logAs: { kind: 'entry_request_accepted' },
    name: live.name,
    about: { noun: 'entries', id: live.id },
    mails: acceptanceMails(req.payload, { pending, target, live, keepToken }),
    mailText,
    undoing: { places: [submitted, ...(target ? [target] : [])].map(categoryPlaceOf) },
  })
  return { uuid: live.id, decision }
})

interface Accepted {
  pending: StoredEntry
  target: StoredEntry | null
  live: StoredEntry
  keepToken: boolean
}

function acceptanceMails(payload: Payload, { pending, target, live, keepToken }: Accepted) {
  const token = target && keepToken ? null : (pending.token ?? null)
  const place = entryOf(live)
  const previous = target ? otherSubmitter(target, pending) : null
  const mail = acceptedMail(payload, place, { token, isUpdate: target !== null })
  const mails: DecisionMail[] = [{ to: ownerOf(pending), mail }]
  if (previous) mails.push({ to: previous, mail: replacedMail(payload, place, keepToken), isOurs: true })
  return mails
}

/** Before the decision; nothing is written. */
export async function mailsOfAcceptance(
  req: PayloadRequest,
  { id, replace, keepToken, fields, merged }: Acceptance,
) {
  const pending = await asIfWritten(req, await pendingEntry(req, id), givenToRequest(fields))
  const target = await findTarget(req, pending, replace)
  const live = target
    ? await asIfWritten(req, target, givenToTarget(entryOf(target), pending, merged))
    : pending
  return acceptanceMails(req.payload, { pending, target, live, keepToken })
}

async function asIfWritten(req: PayloadRequest, present: StoredEntry, ownFields: EntryFields | null) {
  if (!ownFields) return present
  const { category, categoryNew, ...fields } = cleanEntryFields(ownFields)
  const name = categoryOf({ category, categoryNew })
  // A category that does not exist yet contains no identical entries.
  const wanted = name ? ((await findCategory(req, name)) ?? { id: '', name }) : {}
  return { ...present, ...fields, category: { ...(present.category as Category), ...wanted } }
}

const givenToRequest = (fields: Acceptance['fields']): EntryFields | null =>
  fields && Object.entries(fields).some(isSaid) ? fields : null

const givenToTarget = (
  present: Entry,
  pending: StoredEntry,
  merged: Acceptance['merged'],
): EntryFields | null => (merged ? changesOf(present, merged) : saidBy(entryOf(pending), present))

/** In yes/no fields an explicit null is a value, too: unknown. */
const isSaid = ([name, value]: [string, unknown]) =>
  value != null || (value === null && isEntryField(name) && entryFields[name].kind === 'tristate')

async function findTarget(req: PayloadRequest, pending: StoredEntry, replace: string) {
  if (replace === 'none') return null
  if (replace === '') return (await findExactMatches(req, pending))[0] ?? null
  const target = await findOne(req, 'entries', replace, { depth: 1 })
  if (target?.state !== 'published') throw apiError('not_found.replaced')
  return target
}

/** Deletes the request for good first: this frees its token for the entry that it becomes. */
async function replaceEntry(
  req: PayloadRequest,
  target: StoredEntry,
  pending: StoredEntry,
  { keepToken, merged, targetUpdatedAt }: Acceptance,
) {
  await req.payload.delete({ collection: 'entries', id: pending.id, depth: 0, req })
  const present = entryOf(target)
  const input = givenToTarget(present, pending, merged)
  const lifecycle = { token: pending.token ?? null, submitterEmail: ownerOf(pending) }
  return writeEntry(req, {
    present: target,
    readAt: targetUpdatedAt,
    input,
    noEmail: true,
    takenFrom: pending,
    ...(!keepToken && { lifecycle }),
  })
}

/** Fields that the request leaves empty keep the value of the replaced entry. */
function saidBy(request: Entry, present: Entry): EntryFields {
  const { lat, lon, ...fields } = presentProposal(request)
  const said = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null),
  )
  const barrierfree = request.barrierfree || (request.stepFree !== false && present.barrierfree)
  // A map marker set by hand is not lost to a request without one.
  return { ...said, barrierfree, ...(lat !== null && lon !== null && { lat, lon }) }
}
