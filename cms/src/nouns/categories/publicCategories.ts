import type { Access } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'

/** A category that only a pending request names must not show through Payload REST. */
export const publicCategories: Access = ({ req }) =>
  isStaff({ req }) || { id: { in: readModelOf(req.payload).publicCategoryIds() } }
