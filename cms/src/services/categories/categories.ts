import { categoryKey, cleanCategoryName } from '@directory/shared/categoryName'
import type { PayloadRequest } from 'payload'
import type { Category, TopCategory } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'

/** The category of that name, ignoring case and surrounding space, or null. */
export async function findCategory(req: PayloadRequest, name: string): Promise<Category | null> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { key: { equals: categoryKey(cleanCategoryName(name)) } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs[0] ?? null
}

export async function categoryNamed(req: PayloadRequest, name: string): Promise<Category> {
  const found = await findCategory(req, name)
  if (!found) throw apiErrors.notFound('Diese Kategorie gibt es nicht.')
  return found
}

/** Two acts of the same moment that build on a category must see each other: both write it first. */
export async function takeTurn(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'categories',
    id,
    data: { updatedAt: new Date().toISOString() },
    req,
  })
}

/** A top category by its id or by its key in the catalogues. */
export async function topCategoryNamed(req: PayloadRequest, idOrTitle: string): Promise<TopCategory> {
  const { docs } = await req.payload.find({
    collection: 'top-categories',
    where: { or: [{ id: { equals: idOrTitle } }, { titleKey: { equals: idOrTitle } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!docs[0]) throw apiErrors.notFound('Diese Oberkategorie gibt es nicht.')
  return docs[0]
}

/** Ids of the categories of a top category that was read without its relations. */
export const categoryIdsOf = ({ categories }: TopCategory): string[] =>
  (categories ?? []).map((category) => (typeof category === 'string' ? category : category.id))
