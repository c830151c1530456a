import { categoryKey } from '@directory/shared/categoryName'
import type { Payload } from 'payload'
import { apiErrors } from '../apiError.ts'
import { readModelOf } from '../readModel/readModel.ts'
import { exportCsv } from './exportCsv.ts'

export interface Export {
  /** Without ending. */
  name: string
  text: AsyncIterable<string>
}

/** The published entries of a category, or all (an empty name), as they are at this moment. */
export async function exportEntries(payload: Payload, category: string): Promise<Export> {
  const model = readModelOf(payload)
  if (category.trim() === '') {
    const entries = model.allCategories('').flatMap((name) => model.entriesOfCategory(name))
    return { name: 'Anbieter', text: exportCsv(entries) }
  }
  const name = model.category(category) ?? (await emptyCategory(payload, category))
  return { name, text: exportCsv(model.entriesOfCategory(name)) }
}

/** The public knows no category without entries; staff do. */
async function emptyCategory(payload: Payload, category: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { key: { equals: categoryKey(category) } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  if (!docs[0]) throw apiErrors.notFound('Diese Kategorie gibt es nicht.')
  return docs[0].name
}
