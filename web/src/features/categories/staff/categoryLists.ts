import type { GetKey } from '#lib/api.ts'
import type { OutputOf } from '#shared/contract'

export type CategoryOverview = OutputOf<'GET /api/categoryoverview'>[number]

export const categoryLists = [
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
  'GET /api/allcategories',
  'GET /api/categories',
] as const satisfies readonly GetKey[]
