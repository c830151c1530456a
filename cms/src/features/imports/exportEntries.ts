import { categoryKey } from '@directory/shared/categoryName'
import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { apiError } from '../../lib/errors/apiError.ts'
import { findFirst } from '../../lib/find/find.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'

/** The published entries of a category, or all (an empty name), as they are at this moment; `name` is without ending. */
export async function exportEntries(
  payload: Payload,
  category: string,
): Promise<{ name: string; entries: Iterable<Entry> }> {
  const model = publicDataOf(payload)
  if (category.trim() === '') {
    const entries = model.allCategories('').flatMap((name) => model.entriesOfCategory(name))
    return { name: 'Anbieter', entries }
  }
  const name = model.category(category) ?? (await emptyCategory(payload, category))
  return { name, entries: model.entriesOfCategory(name) }
}

/** The public knows no category without entries; staff do. */
async function emptyCategory(payload: Payload, category: string): Promise<string> {
  const stored = await findFirst(payload, 'categories', { where: { key: { equals: categoryKey(category) } } })
  if (!stored) throw apiError('not_found.category')
  return stored.name
}
