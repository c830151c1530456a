import type { Access, CollectionConfig } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/** Editors may move documents to the trash (a call with data); only Admins delete for good, and only from the trash. */
const trashOrAdmin: Access = ({ req, data }) =>
  data?.deletedAt ? isStaff({ req }) : isAdmin({ req }) && { deletedAt: { exists: true } }

/** For a collection with a trash. */
export const staffWithTrash: CollectionConfig['access'] = {
  read: isStaff,
  readVersions: isStaff,
  create: isStaff,
  update: isStaff,
  delete: trashOrAdmin,
}
