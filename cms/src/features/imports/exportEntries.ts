import { categoryKey } from '@directory/shared/categoryName'
import type { Payload } from 'payload'
import { typeLabel } from '../../collections/Categories/categoryTypes.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findFirst } from '../../lib/find/find.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import type { ExportRows } from './exportCsv.ts'

/** The published entries of a category, or all (an empty name), as they are at this moment; `name` is without ending. */
export async function exportEntries(
  payload: Payload,
  category: string,
): Promise<ExportRows & { name: string }> {
  const model = publicDataOf(payload)
  const labels = new Map(model.allCategories('').map((name) => [name, typeLabel(model.schemaTypeOf(name))]))
  const typeOf = (name: string) => labels.get(name) ?? ''
  if (category.trim() === '') {
    const entries = model.allCategories('').flatMap((name) => model.entriesOfCategory(name))
    return { name: 'Anbieter', entries, typeOf }
  }
  const name = model.category(category) ?? (await emptyCategory(payload, category))
  return { name, entries: model.entriesOfCategory(name), typeOf }
}

/** The public knows no category without entries; staff do. */
async function emptyCategory(payload: Payload, category: string): Promise<string> {
  const stored = await findFirst(payload, 'categories', { where: { key: { equals: categoryKey(category) } } })
  if (!stored) throw apiError('not_found.category')
  return stored.name
}
