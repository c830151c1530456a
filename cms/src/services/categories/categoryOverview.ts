import type { OutputOf } from '@directory/shared/contract'
import { compareGerman } from '@directory/shared/fold'
import type { Payload, TypedUser } from 'payload'
import { readModelOf } from '../readModel/readModel.ts'
import { categoryIdsOf } from './categories.ts'

type CategoryOverview = OutputOf<'GET /api/categoryoverview'>

/** All categories in German order, also those that the public does not see. */
export async function categoryOverview(payload: Payload, user: TypedUser): Promise<CategoryOverview> {
  const scope = { depth: 0, pagination: false, user } as const
  const [categories, pending, topCategories] = await Promise.all([
    payload.find({ collection: 'categories', overrideAccess: false, ...scope }),
    payload.find({
      collection: 'entries',
      where: { state: { equals: 'pending' } },
      select: { category: true },
      overrideAccess: false,
      ...scope,
    }),
    // Which categories the public finds where is no secret, though only admins may change it.
    payload.find({ collection: 'top-categories', ...scope }),
  ])
  const model = readModelOf(payload)
  return categories.docs
    .map(({ id, name }) => ({
      name,
      entries: model.entriesOfCategory(name).length,
      pending: pending.docs.filter(({ category }) => category === id).length,
      topCategories: topCategories.docs.filter((top) => categoryIdsOf(top).includes(id)).map((top) => top.id),
    }))
    .sort((a, b) => compareGerman(a.name, b.name))
}
