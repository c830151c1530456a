import type { PayloadRequest } from 'payload'
import type { Category } from '../../payload-types.ts'
import { findTopCategories } from '../categories/findCategory.ts'
import { countWithTrash } from './moveEntries.ts'

/** Returns true if no entry (including the trash) and no top category uses the category. */
export async function isUnused(req: PayloadRequest, id: string): Promise<boolean> {
  return (await countWithTrash(req.payload, id, req)) === 0 && (await findTopCategories(req, id)).length === 0
}

/** Sets whether a category came with a request. Bypasses access control, because no form may set that. */
export async function markRequested(req: PayloadRequest, id: string, asked: boolean): Promise<void> {
  await req.payload.update({ collection: 'categories', id, data: { asked }, depth: 0, req })
}

/** Marks a category as having come with a request again, unless another public entry uses it by now. */
export async function markRequestedAgain(req: PayloadRequest, id: string, request: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'entries',
    where: {
      category: { equals: id },
      state: { equals: 'published' },
      id: { not_equals: request },
    },
    req,
  })
  if (totalDocs === 0) await markRequested(req, id, true)
}

/** Deletes a category that came with a request, unless an entry or a top category still uses it. */
export async function deleteRequestedCategory(req: PayloadRequest, { id, asked }: Category): Promise<void> {
  if (asked && (await isUnused(req, id)))
    await req.payload.delete({ collection: 'categories', id, depth: 0, req })
}
