import type { Payload, TypedUser } from 'payload'
import { wordsOf } from '#collections/Categories/categoryWords.ts'
import { categoryIdsOf } from '#collections/Categories/findCategory.ts'
import { findAll } from '#lib/find/find.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { compareGerman } from '#shared/fold'

export async function categoryOverview(payload: Payload, user: TypedUser) {
  const [categories, pending, trashed, topCategories] = await Promise.all([
    findAll(payload, 'categories', { user }),
    findAll(payload, 'entries', { where: { state: { equals: 'pending' } }, user }),
    findAll(payload, 'entries', { where: { deletedAt: { exists: true } }, trash: true, user }),
    // The public sees these assignments anyway; only admins may change them.
    findAll(payload, 'top-categories'),
  ])
  const model = publicDataOf(payload)
  const [waiting, deleted] = [countByCategory(pending), countByCategory(trashed)]
  return categories
    .map((category) => {
      const { id, name } = category
      return {
        ...wordsOf(category),
        entries: model.entriesOfCategory(name).length,
        pending: waiting.get(id) ?? 0,
        trash: deleted.get(id) ?? 0,
        topCategories: topCategories.filter((top) => categoryIdsOf(top).includes(id)).map((top) => top.id),
      }
    })
    .sort((a, b) => compareGerman(a.name, b.name))
}

/** Those with public entries. */
export async function countWithoutTopic(payload: Payload) {
  const [categories, topics] = await Promise.all([
    findAll(payload, 'categories'),
    findAll(payload, 'top-categories'),
  ])
  const assigned = new Set(topics.flatMap(categoryIdsOf))
  const model = publicDataOf(payload)
  return categories.filter(({ id, name }) => !assigned.has(id) && model.entriesOfCategory(name).length > 0)
    .length
}

function countByCategory(docs: readonly { category?: unknown }[]) {
  const counts = new Map<unknown, number>()
  for (const { category } of docs) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
