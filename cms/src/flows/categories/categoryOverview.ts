import type { OutputOf } from '@directory/shared/contract'
import { compareGerman } from '@directory/shared/fold'
import type { Payload, TypedUser } from 'payload'
import { wordsOf } from '../../nouns/categories/categoryWords.ts'
import { categoryIdsOf } from '../../nouns/categories/findCategory.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'

type CategoryOverview = OutputOf<'GET /api/categoryoverview'>

/** Returns all categories in German order, including those that the public does not see. */
export async function categoryOverview(payload: Payload, user: TypedUser): Promise<CategoryOverview> {
  const scope = { depth: 0, pagination: false, user } as const
  const [categories, pending, trashed, topCategories] = await Promise.all([
    payload.find({ collection: 'categories', overrideAccess: false, ...scope }),
    payload.find({
      collection: 'entries',
      where: { state: { equals: 'pending' } },
      select: { category: true },
      overrideAccess: false,
      ...scope,
    }),
    payload.find({
      collection: 'entries',
      where: { deletedAt: { exists: true } },
      select: { category: true },
      trash: true,
      overrideAccess: false,
      ...scope,
    }),
    // The public sees these assignments anyway; only admins may change them.
    payload.find({ collection: 'top-categories', ...scope }),
  ])
  const model = readModelOf(payload)
  const [waiting, deleted] = [countByCategory(pending.docs), countByCategory(trashed.docs)]
  return categories.docs
    .map((category) => {
      const { id, name } = category
      const tops = topCategories.docs.filter((top) => categoryIdsOf(top).includes(id))
      return {
        ...wordsOf(category),
        entries: model.entriesOfCategory(name).length,
        pending: waiting.get(id) ?? 0,
        trash: deleted.get(id) ?? 0,
        topCategories: tops.map((top) => top.id),
        topics: tops.map(({ labelDe, labelEn }) => ({ de: labelDe, en: labelEn })),
      }
    })
    .sort((a, b) => compareGerman(a.name, b.name))
}

function countByCategory(docs: readonly { category?: unknown }[]): Map<unknown, number> {
  const counts = new Map<unknown, number>()
  for (const { category } of docs) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
