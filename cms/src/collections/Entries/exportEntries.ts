import type { Payload, TypedUser } from 'payload'
import { findStored } from '#lib/find/find.ts'
import { say } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { EntrySelection } from '#shared/contract/tables'
import { categoryNamed } from '../Categories/findCategory.ts'
import { selectEntries } from './entryTable.ts'

/** The published entries that staff have chosen, as they are at this moment; `name` is without ending. */
export async function exportEntries(payload: Payload, user: TypedUser, query: EntrySelection) {
  const isWhole = query.category.trim() === ''
  const known = isWhole ? '' : publicDataOf(payload).category(query.category)
  // The public knows no category without entries; staff do.
  const category = known ?? (await categoryNamed(payload, query.category)).name
  // A whole file has its categories one after the other.
  const sort = query.sort || 'category'
  const { listed } = await selectEntries(payload, user, { ...query, category, sort })
  // The site shows free places of some categories, and for a time; a file has them all.
  const select = { places: true } as const
  const docs = await findStored(payload, 'entries', { places: { exists: true } }, { select })
  const placesOf = new Map(docs.map(({ id, places }) => [id, String(places ?? '')]))
  const entries = listed.map((entry) => ({ ...entry, places: placesOf.get(entry.uuid) ?? '' }))
  return { name: category || say('file.providers'), entries }
}
