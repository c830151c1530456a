import { categoryKey } from '@directory/shared/categoryName'
import type { Entry } from '@directory/shared/entry'
import type { Payload } from 'payload'
import { typeLabel } from '../../collections/Categories/categoryTypes.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findFirst } from '../../lib/find/find.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'

export interface Export {
  /** Without ending. */
  name: string
  entries: readonly Entry[]
  /** What is chosen for a category, in words. */
  typeOf: (category: string) => string
}

/** The published entries of a category, or all (an empty name), as they are at this moment. */
export async function exportEntries(payload: Payload, category: string): Promise<Export> {
  const model = publicDataOf(payload)
  if (category.trim() === '') {
    const entries = model.allCategories('').flatMap((name) => model.entriesOfCategory(name))
    return { name: 'Anbieter', entries, typeOf: typesOf(payload) }
  }
  const name = model.category(category) ?? (await emptyCategory(payload, category))
  return { name, entries: model.entriesOfCategory(name), typeOf: typesOf(payload) }
}

/** Asked for each entry, looked up once for each category. */
function typesOf(payload: Payload): (category: string) => string {
  const { schemaTypeOf } = publicDataOf(payload)
  const labels = new Map<string, string>()
  return (category) => {
    const label = labels.get(category) ?? typeLabel(schemaTypeOf(category))
    labels.set(category, label)
    return label
  }
}

/** The public knows no category without entries; staff do. */
async function emptyCategory(payload: Payload, category: string): Promise<string> {
  const stored = await findFirst(payload, 'categories', { where: { key: { equals: categoryKey(category) } } })
  if (!stored) throw apiError('not_found.category')
  return stored.name
}
