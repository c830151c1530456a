import type { PayloadRequest } from 'payload'
import { findAll } from '../../operations/find/find.ts'
import type { TopCategory } from '../../payload-types.ts'
import { categoryIdsOf } from './findCategory.ts'

/** Returns the top categories under which a category stands. */
export async function findTopCategories(req: PayloadRequest, category: string): Promise<TopCategory[]> {
  return findAll(req.payload, 'top-categories', {
    where: { categories: { in: [category] } },
    sort: 'labelDe',
    req,
  })
}

/** Changes the top categories of a category. Bypasses access control, as Editors may not change them. */
export async function changeTopCategories(
  req: PayloadRequest,
  category: string,
  change: (categories: string[]) => string[],
): Promise<void> {
  for (const top of await findTopCategories(req, category)) {
    const categories = [...new Set(change(categoryIdsOf(top)))]
    const scope = { collection: 'top-categories', id: top.id, depth: 0, req } as const
    await req.payload.update({ ...scope, data: { categories } })
  }
}
