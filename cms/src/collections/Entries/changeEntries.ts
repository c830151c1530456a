import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { runBulkOperation } from '#hooks/log/runBulkOperation.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { nameKey } from '#publicData/nameKey.ts'
import { appendTo } from '#shared/appendTo'
import { cleanCategoryName } from '#shared/categoryName'
import type { BodyOf } from '#shared/contract'
import { entryInput } from '#shared/contract/entryInput'
import type { Entry } from '#shared/entry'
import { entryFields } from '#shared/fields/entryFields'
import { fieldsOfGroup } from '#shared/fields/fieldGroups'
import { cleanEntryFields, type EntryFields } from '#shared/rules/entryRules'
import { assertCategoryName, lockCategory } from '../Categories/findCategory.ts'
import { findOrCreateCategory } from '../Categories/findOrCreateCategory.ts'
import { existingDocuments, getDocument } from '../documents.ts'
import { entryOf } from './entryOf.ts'
import { logMove, moveEntries } from './moveEntries.ts'
import { withNormalisedLines } from './normaliseLines.ts'
import { writeEntry } from './writeEntry.ts'

type Change = Omit<Extract<BodyOf<'POST /api/changeEntries'>, { field: unknown }>, 'preview'>

/**
 * All or none. Entries that have the value already or were deleted meanwhile are left out.
 * @throws ApiError
 */
export async function changeEntries(payload: Payload, user: TypedUser, { entries, field, value }: Change) {
  const input = inputOf({ field, value })
  if (field === 'category') return relocateEntries(payload, user, { entries, into: String(value ?? '') })
  const { result: count, undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    let written = 0
    for (const present of await existingDocuments(req, 'entries', entries)) {
      if (holds(payload, entryOf(present), { field, input })) continue
      await writeEntry(req, { present, input, noEmail: true, log: { kind: 'changed', noun: 'entries' } })
      written += 1
    }
    return written
  })
  return { count, undo }
}

export function previewChange(payload: Payload, { entries, field, value }: Change) {
  const input = inputOf({ field, value })
  const ids = new Set(entries)
  const changed = publicDataOf(payload)
    .allEntries()
    .filter((entry) => ids.has(entry.uuid) && !holds(payload, entry, { field, input }))
  return {
    count: changed.length,
    overwritten: changed.flatMap((entry) => {
      const { uuid, name, [field]: now } = entry
      // For a flag, `false` also means that nothing was ever entered.
      const isSaid = entryFields[field].kind === 'tristate' ? now !== null : Boolean(now)
      return isSaid ? [{ uuid, name, value: now }] : []
    }),
  }
}

/** @throws ApiError if the field cannot hold it */
function inputOf({ field, value }: Pick<Change, 'field' | 'value'>): EntryFields {
  const { success, data } = entryInput.safeParse({ [field]: value })
  if (!success) throw apiError('invalid.field', { field: 'value', values: { name: field } })
  return data
}

function holds(
  payload: Payload,
  entry: Entry,
  { field, input }: { field: Change['field']; input: EntryFields },
) {
  if (field === 'category')
    return nameKey(entry.category) === nameKey(cleanCategoryName(input.category ?? ''))
  return entry[field] === cleanEntryFields(withNormalisedLines(payload, input, entry))[field]
}

/**
 * All or none.
 * @throws ApiError
 */
export async function changeRelatedEntries(
  payload: Payload,
  user: TypedUser,
  { from, entries }: Extract<BodyOf<'POST /api/changeEntries'>, { from: string }>,
) {
  const { undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    const stored = await getDocument(req, 'entries', from)
    const source = entryOf(stored)
    for (const { uuid, updatedAt, things } of entries) {
      const fields = things.flatMap(fieldsOfGroup).map((field) => [field, source[field]])
      await writeEntry(req, {
        present: await getDocument(req, 'entries', uuid),
        readAt: updatedAt,
        input: Object.fromEntries(fields),
        noEmail: true,
        takenFrom: stored,
        log: { kind: 'changed', noun: 'entries' },
      })
    }
  })
  return undo
}

/** Its log lines name the categories that the entries left. */
async function relocateEntries(
  payload: Payload,
  user: TypedUser,
  { entries, into }: { entries: readonly string[]; into: string },
) {
  const name = cleanCategoryName(into)
  assertCategoryName(name, 'value')
  const operation = async (req: PayloadRequest) => {
    const docs = await existingDocuments(req, 'entries', entries)
    req.context[actIsLogged] = true
    const target = { id: await findOrCreateCategory(req, name), name }
    const groups = new Map<string, string[]>()
    const names = new Map<string, string>()
    for (const { id, category } of docs) {
      const from = typeof category === 'object' ? category : { id: category, name: '' }
      names.set(from.id, from.name)
      if (from.id !== target.id) appendTo(groups, from.id, id)
    }
    if (groups.size === 0) throw apiError('invalid.other_category', { field: 'value' })
    for (const [id, ids] of groups) {
      for (const category of [id, target.id]) await lockCategory(req, category)
      await moveEntries(req, ids, target.id)
      await logMove(req, { act: 'split', from: { id, name: names.get(id) ?? '' }, into: target }, ids.length)
    }
    return [...groups.values()].flat().length
  }
  const { result, undo } = await runBulkOperation(payload, user, 'entries', operation, (count) => ({
    count,
    name: `› ${name}`,
  }))
  return { count: result, undo }
}
