import type { Access } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/** Moving to the trash has data; only an Admin deletes for good, and only from there. */
export const trashOrAdmin: Access = ({ req, data }) =>
  data?.deletedAt ? isStaff({ req }) : isAdmin({ req }) && { deletedAt: { exists: true } }
