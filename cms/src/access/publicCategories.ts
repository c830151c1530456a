import type { Access } from 'payload'
import { publicModelOf } from '../services/publicModel.ts'
import { isStaff } from './isStaff.ts'

/** A category that only a pending request names must not show through the raw API. */
export const publicCategories: Access = ({ req }) =>
  isStaff({ req }) || { id: { in: publicModelOf(req.payload).publicCategoryIds() } }
