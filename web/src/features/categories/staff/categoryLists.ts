import type { GetKey } from '../../../lib/api.ts'

/** Lists that show something else when categories or what is in them change. */
export const categoryLists = [
  'GET /api/categorywords',
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
  'GET /api/allcategories',
] as const satisfies readonly GetKey[]

/** An act on a category that can be taken back, in words. */
export interface CategoryAct {
  title: string
  /** Its line of the log. */
  undo: string
}
