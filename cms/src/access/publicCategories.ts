import type { Access } from 'payload'
import { readModelOf } from '../services/readModel/readModel.ts'
import { isStaff } from './isStaff.ts'

/** A category that only a pending request names must not show through the raw API. */
export const publicCategories: Access = ({ req }) =>
  isStaff({ req }) || { id: { in: readModelOf(req.payload).publicCategoryIds() } }
