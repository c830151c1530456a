import { cleanCategoryName } from '@directory/shared/category'
import type { BodyOf, OutputOf } from '@directory/shared/contract'
import type { Entry } from '@directory/shared/entry'
import { entryInput } from '@directory/shared/entryInput'
import { cleanEntryFields, type EntryFields } from '@directory/shared/entryRules'
import { fieldsOfGroup } from '@directory/shared/fieldGroups'
import type { Payload, TypedUser } from 'payload'
import { getDocument, unknownDocument } from '../../operations/documents/documents.ts'
import { existingIds } from '../../operations/documents/existingIds.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { runBulkOperation } from '../../operations/log/runBulkOperation.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { nameKey } from '../../readModel/nameKey.ts'
import { entryOf } from './entryOf.ts'
import { withNormalisedArea } from './normaliseArea.ts'
import { relocateEntries } from './relocateEntries.ts'
import { writeEntry } from './writeEntry.ts'

type Change = Omit<Extract<BodyOf<'POST /api/changeEntries'>, { field: unknown }>, 'preview'>
type Changed = Pick<OutputOf<'POST /api/changeEntries'>, 'count' | 'undo'>

/**
 * Sets one value in public entries, as one operation: all or none. Entries that have it already or were deleted
 * meanwhile are left out.
 *
 * @throws ApiError
 */
export async function changeEntries(
  payload: Payload,
  user: TypedUser,
  { entries, field, value }: Change,
): Promise<Changed> {
  const input = inputOf({ field, value })
  if (field === 'category') return relocateEntries(payload, user, { entries, into: String(value ?? '') })
  const { result: count, undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    let written = 0
    const existing = await existingIds(req, 'entries', entries)
    if (existing.length === 0) throw unknownDocument('entries')
    for (const id of existing) {
      const present = await getDocument(req, 'entries', id)
      if (holds(payload, entryOf(present), { field, input })) continue
      await writeEntry(req, {
        present,
        input,
        noEmail: true,
        log: { kind: 'changed', noun: 'entries' },
        undoable: true,
      })
      written += 1
    }
    return written
  })
  return { count, undo }
}

/** Previews `changeEntries`: how many entries it would change, and which values it would overwrite. */
export function previewChange(
  payload: Payload,
  { entries, field, value }: Change,
): Pick<OutputOf<'POST /api/changeEntries'>, 'count' | 'overwritten'> {
  const input = inputOf({ field, value })
  const ids = new Set(entries)
  const changed = readModelOf(payload)
    .allEntries()
    .filter((entry) => ids.has(entry.uuid) && !holds(payload, entry, { field, input }))
  return {
    count: changed.length,
    overwritten: changed.flatMap((entry) => {
      const { uuid, name, [field]: now } = entry
      // For a flag, `false` also means that nothing was ever entered.
      const isSaid = field === 'homeVisits' ? now !== null : Boolean(now)
      return isSaid ? [{ uuid, name, value: now }] : []
    }),
  }
}

/** Returns the value as input of an entry; throws if the field cannot hold it. */
function inputOf({ field, value }: Pick<Change, 'field' | 'value'>): EntryFields {
  const { success, data } = entryInput.safeParse({ [field]: value })
  if (!success) throw apiError('invalid.field', { field: 'value', values: { name: field } })
  return data
}

/** Returns true if the entry has the value already, compared as it would be stored. */
function holds(
  payload: Payload,
  entry: Entry,
  { field, input }: { field: Change['field']; input: EntryFields },
): boolean {
  if (field === 'category')
    return nameKey(entry.category) === nameKey(cleanCategoryName(input.category ?? ''))
  return entry[field] === cleanEntryFields(withNormalisedArea(payload, input, entry))[field]
}

/**
 * Copies values of one entry to others, all or none, as one act. Returns the ids of the log lines to undo it.
 *
 * @throws ApiError
 */
export async function changeRelatedEntries(
  payload: Payload,
  user: TypedUser,
  { from, entries }: Extract<BodyOf<'POST /api/changeEntries'>, { from: string }>,
): Promise<string[]> {
  const { undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    const source = entryOf(await getDocument(req, 'entries', from))
    for (const { uuid, updatedAt, things } of entries) {
      const fields = things.flatMap(fieldsOfGroup).map((field) => [field, source[field]])
      await writeEntry(req, {
        present: await getDocument(req, 'entries', uuid),
        readAt: updatedAt,
        input: Object.fromEntries(fields),
        noEmail: true,
        log: { kind: 'changed', noun: 'entries' },
        undoable: true,
      })
    }
  })
  return undo
}
