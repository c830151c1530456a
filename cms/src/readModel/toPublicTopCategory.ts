import type { TopCategory } from '@directory/shared/category'
import type { TopCategoryRow } from './rows.ts'

/** An explicit list of what everyone may see. */
export function toPublicTopCategory({ id, image, title }: TopCategoryRow): TopCategory {
  return { id, image: image.startsWith('/') ? image : `/${image}`, title }
}
