import type { PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { changeDocument, changeStored } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, countAll, findAll, findFirst, findOne } from '#lib/find/find.ts'
import type { Category, TopCategory } from '#payload-types.ts'
import { categoryKey, cleanCategoryName } from '#shared/categoryName'
import { entryFields } from '#shared/fields/entryFields'
import { isReadable } from '#shared/plainText'
import { saysNothing } from '#shared/saysNothing'
import { firstDocument } from '../documents.ts'

export const findCategory = (at: At, name: string) =>
  findFirst(at, 'categories', { where: { key: { equals: categoryKey(cleanCategoryName(name)) } } })

/** @param document its category as id or whole; empty if there is none */
export async function nameOfCategory(req: PayloadRequest, { category }: { category?: unknown }) {
  const id = typeof category === 'object' && category !== null ? (category as Partial<Category>).id : category
  return typeof id === 'string' ? ((await findOne(req, 'categories', id))?.name ?? '') : ''
}

export async function categoryNamed(at: At, name: string) {
  const category = await findCategory(at, name)
  if (!category) throw apiError('not_found.category')
  return category
}

export function assertCategoryName(name: string, field: string) {
  if (name !== '' && !isReadable(name)) throw apiError('category_invalid', { field })
  if (saysNothing(name)) throw apiError('category_missing.rename', { field })
  if (name.length > entryFields.category.limit)
    throw apiError('too_long.category', { field, values: { max: entryFields.category.limit } })
}

/** Lets the database notice two concurrent transactions that both build on the category. */
export const lockCategory = (req: PayloadRequest, id: string) =>
  changeStored(req, 'categories', id, { updatedAt: currentIso() })

/** Finds it by its id or its key in the catalogues. */
export async function topCategoryNamed(req: PayloadRequest, idOrTitle: string) {
  const topCategory = await firstDocument(req, 'top-categories', {
    or: [{ id: { equals: idOrTitle } }, { titleKey: { equals: idOrTitle } }],
  })
  if (!topCategory) throw apiError('not_found.top_category')
  return topCategory
}

export const categoryNames = async (at: At) =>
  new Map((await findAll(at, 'categories')).map(({ id, name }) => [id, name]))

export const categoryIdsOf = ({ categories }: TopCategory) =>
  (categories ?? []).map((category) => (typeof category === 'string' ? category : category.id))

export const findTopCategories = (req: PayloadRequest, category: string) =>
  findAll(req, 'top-categories', { where: { categories: { in: [category] } }, sort: 'name' })

/** Bypasses access control: Editors may not change top categories. */
export async function changeTopCategories(
  req: PayloadRequest,
  category: string,
  change: (categories: string[]) => string[],
) {
  for (const top of await findTopCategories(req, category)) {
    const categories = [...new Set(change(categoryIdsOf(top)))]
    await changeDocument(req, 'top-categories', top.id, { categories })
  }
}

/** Includes the trash: to be restored, entries need their category. */
export const countWithTrash = (at: At, category: string) =>
  countAll(at, 'entries', { where: { category: { equals: category } }, trash: true })
