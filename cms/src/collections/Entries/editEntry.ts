import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { logAct } from '#hooks/log/logAct.ts'
import { unknownDocument } from '#lib/errors/apiError.ts'
import { inTransactionAs, staffAct } from '#lib/transaction/inTransaction.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { nameKey } from '#publicData/nameKey.ts'
import type { BodyOf } from '#shared/contract'
import type { RelatedEntry } from '#shared/contract/editing'
import type { Entry } from '#shared/entry'
import { type FieldGroup, fieldGroups, fieldsOfGroup } from '#shared/fields/fieldGroups'
import type { NamedlessAct } from '#shared/logLine'
import { getDocument, logLineOfChange, trashDocument } from '../documents.ts'
import { verifyEntry, withCheckedAt } from '../Verifications/verifyEntry.ts'
import { entryOf } from './entryOf.ts'
import { writeEntry } from './writeEntry.ts'

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? null))

const isUnchanged = (group: FieldGroup, one: Entry, other: Entry) =>
  fieldsOfGroup(group).every((field) => plain(one[field]) === plain(other[field]))

/** Addresses are the same even if only one has a position. */
const isSame = (group: FieldGroup, one: Entry, other: Entry) =>
  group === 'address'
    ? (['street', 'plz', 'city'] as const).every((field) => plain(one[field]) === plain(other[field]))
    : isUnchanged(group, one, other)

const hasValue = (group: FieldGroup, entry: Entry) =>
  plain(entry[group === 'address' ? 'street' : group]) !== ''

/**
 * Of the same provider in other categories, with a similar name and another shared value: they still have the former
 * values of what changed.
 */
export function relatedEntries(payload: Payload, before: Entry, after: Entry): RelatedEntry[] {
  const changed = fieldGroups.filter((group) => !isUnchanged(group, before, after))
  if (changed.length === 0) return []
  const isWanted = (other: Entry) =>
    other.uuid !== before.uuid &&
    nameKey(other.category) !== nameKey(before.category) &&
    fieldGroups.some((group) => hasValue(group, before) && isSame(group, before, other))
  return publicDataOf(payload)
    .similarEntries(before.name, isWanted)
    .flatMap((other) => {
      const things = changed.filter(
        (group) => isSame(group, before, other) && !isUnchanged(group, after, other),
      )
      const { uuid, name, category, city, updatedAt } = other
      return things.length > 0 ? [{ uuid, name, category, city, updatedAt, things }] : []
    })
}

/** `undo` is empty for a new entry. */
export async function editEntry(payload: Payload, user: TypedUser, input: BodyOf<'POST /api/addEntry'>) {
  const { before, entry, undo } = await inTransactionAs(payload, user, async (req) => {
    const present = input.uuid ? await getDocument(req, 'entries', input.uuid) : null
    const isPublic = present?.state === 'published'
    const confirmed =
      isPublic && input.confirm ? await verifyEntry(req, { entry: present.id, by: 'staff' }) : false
    const saved = await writeEntry(req, {
      present,
      readAt: input.updatedAt,
      input,
      noEmail: input.noEmail === true,
      noStreet: input.noStreet === true,
      log: confirmed
        ? { kind: 'entry_changed_and_verified' }
        : { kind: present ? 'changed' : 'created', noun: 'entries' },
    })
    const undo = present ? await logLineOfChange(req, saved) : ''
    return { before: present && entryOf(present), entry: entryOf(saved), undo }
  })
  return {
    entry: withCheckedAt(payload, entry),
    undo,
    also: before ? relatedEntries(payload, before, entry) : [],
  }
}

/** @throws ApiError if there is none */
export async function getPublicEntry(req: PayloadRequest, id: string) {
  const entry = await getDocument(req, 'entries', id)
  if (entry.state !== 'published') throw unknownDocument('entries')
  return entry
}

export const removeEntry = staffAct(removeEntryInto)

export async function removeEntryInto(
  req: PayloadRequest,
  id: string,
  logAs: NamedlessAct = { kind: 'removed', noun: 'entries' },
) {
  // Pending entries are declined instead, which notifies the submitter.
  const { name, category } = entryOf(await getPublicEntry(req, id))
  const undo = { kind: 'trash', data: { category } } as const
  const line = await logAct(req, { ...logAs, name }, { noun: 'entries', id, undo })
  await trashDocument(req, 'entries', id)
  return line
}
