import type { Entry } from '@directory/shared/entry'
import { type FieldGroup, fieldGroups, fieldsOfGroup, type RelatedEntry } from '@directory/shared/fieldGroups'
import type { Payload } from 'payload'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { nameKey } from '../../readModel/nameKey.ts'

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? null))

const isUnchanged = (group: FieldGroup, one: Entry, other: Entry) =>
  fieldsOfGroup(group).every((field) => plain(one[field]) === plain(other[field]))

/** Compares fields; addresses are the same even if only one has a position. */
const isSame = (group: FieldGroup, one: Entry, other: Entry) =>
  group === 'address'
    ? (['street', 'plz', 'city'] as const).every((field) => plain(one[field]) === plain(other[field]))
    : isUnchanged(group, one, other)

const hasValue = (group: FieldGroup, entry: Entry) =>
  plain(entry[group === 'address' ? 'street' : group]) !== ''

/**
 * Returns entries of the same provider in other categories that still have the changed values. They have a similar name
 * and share another value.
 */
export function relatedEntries(payload: Payload, before: Entry, after: Entry): RelatedEntry[] {
  const changed = fieldGroups.filter((group) => !isUnchanged(group, before, after))
  if (changed.length === 0) return []
  const isWanted = (other: Entry) =>
    other.uuid !== before.uuid &&
    nameKey(other.category) !== nameKey(before.category) &&
    fieldGroups.some((group) => hasValue(group, before) && isSame(group, before, other))
  return readModelOf(payload)
    .similarEntries(before.name, isWanted)
    .flatMap((other) => {
      const things = changed.filter(
        (group) => isSame(group, before, other) && !isUnchanged(group, after, other),
      )
      const { uuid, name, category, city, updatedAt } = other
      return things.length > 0 ? [{ uuid, name, category, city, updatedAt, things }] : []
    })
}
