import type { GetKey } from '../../../lib/api.ts'

/** Calls whose cached answers change with categories or their contents. */
export const categoryLists = [
  'GET /api/categorywords',
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
  'GET /api/allcategories',
] as const satisfies readonly GetKey[]

export interface CategoryOperation {
  title: string
  /** Id of its log entry. */
  undo: string
}
