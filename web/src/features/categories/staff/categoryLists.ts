import type { OutputOf } from '@directory/shared/contract'
import type { GetKey } from '../../../lib/api.ts'

export type CategoryOverview = OutputOf<'GET /api/categoryoverview'>[number]

/** Calls whose cached answers change with categories or their contents. */
export const categoryLists = [
  'GET /api/categorywords',
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
  'GET /api/allcategories',
] as const satisfies readonly GetKey[]

/** Calls whose cached answers change with what stands under a topic. */
export const topicLists = [
  'GET /api/categoryoverview',
  'GET /api/categories',
  'GET /api/allcategories',
] as const satisfies readonly GetKey[]

export interface CategoryOperation {
  title: string
  /** Id of its log entry. */
  undo: string
}
