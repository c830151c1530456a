import type { TopCategory } from '@directory/shared/category'
import type { TopCategoryRow } from './rows.ts'

/** Copies an explicit list of public fields. */
export function toPublicTopCategory({ id, image, title }: TopCategoryRow): TopCategory {
  return { id, image: image.startsWith('/') ? image : `/${image}`, title }
}
