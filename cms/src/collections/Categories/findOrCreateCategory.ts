import type { Payload, PayloadRequest } from 'payload'
import { afterCommitOncePerKey } from '#database/afterCommit.ts'
import { changeDocument, changeMatching } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { countAll } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { Category } from '#payload-types.ts'
import { cleanCategoryName } from '#shared/categoryName'
import { countWithTrash, findCategory, findTopCategories } from './findCategory.ts'

/**
 * Ignores case and surrounding space.
 * @param created gets the id of a new category added
 */
export async function findOrCreateCategory(req: PayloadRequest, wanted: string, created: string[] = []) {
  const name = cleanCategoryName(wanted)
  if (!/[^.\s]/.test(name)) throw apiError('category_missing', { field: 'category' })
  const id = (await findCategory(req, name))?.id
  if (id === undefined) {
    const category = await create(req, { name })
    created.push(category)
    return category
  }
  await afterCommitOncePerKey(req, 'usedCategories', JSON.stringify([id, name]), async (used) => {
    for (const one of used) await restoreCategory(req.payload, ...(JSON.parse(one) as [string, string]))
  })
  return id
}

const create = async (req: PayloadRequest, data: { id?: string; name: string }) =>
  (await createDocument(req, 'categories', data)).id

/**
 * Brings back a category deleted while an entry was added to it: on MongoDB neither act stops the other, as they write
 * no common document. Both check after their commit.
 */
export async function restoreCategory(payload: Payload, id: string, name: string) {
  if (await payload.db.findOne({ collection: 'categories', where: { id: { equals: id } } })) return
  if ((await countWithTrash(payload, id)) === 0) return
  await inTransaction(payload, async (req) => {
    const present = (await findCategory(req, name))?.id
    if (present === undefined) await create(req, { id, name })
    else if (present !== id) {
      const orphans = { category: { equals: id } }
      await changeMatching(req, 'entries', orphans, { category: present }, { trash: true })
    }
  })
}

export const isUnused = async (req: PayloadRequest, id: string) =>
  (await countWithTrash(req, id)) === 0 && (await findTopCategories(req, id)).length === 0

/** Bypasses access control: no form may set whether a category came with a request. */
export const markRequested = (req: PayloadRequest, id: string, asked: boolean) =>
  changeDocument(req, 'categories', id, { asked })

/** Does nothing if another public entry uses the category by now. */
export async function markRequestedAgain(req: PayloadRequest, id: string, request: string) {
  const others = { category: { equals: id }, state: { equals: 'published' }, id: { not_equals: request } }
  const count = await countAll(req, 'entries', { where: others })
  if (count === 0) await markRequested(req, id, true)
}

export async function deleteRequestedCategory(req: PayloadRequest, { id, asked }: Category) {
  if (asked && (await isUnused(req, id)))
    await req.payload.delete({ collection: 'categories', id, depth: 0, req })
}
