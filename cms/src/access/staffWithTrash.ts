import type { Access, CollectionConfig } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/** Moving to the trash has data; only an Admin deletes for good, and only from there. */
const trashOrAdmin: Access = ({ req, data }) =>
  data?.deletedAt ? isStaff({ req }) : isAdmin({ req }) && { deletedAt: { exists: true } }

/** Of a noun with a trash. */
export const staffWithTrash: CollectionConfig['access'] = {
  read: isStaff,
  readVersions: isStaff,
  create: isStaff,
  update: isStaff,
  delete: trashOrAdmin,
}
