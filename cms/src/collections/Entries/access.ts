import type { CollectionConfig, PayloadRequest } from 'payload'
import { isStaff } from '../../access/isStaff.ts'
import { trashOrAdmin } from '../../access/trashOrAdmin.ts'
import { writtenByOperation } from './writeEntry.ts'

/** An Editor moves an entry to the trash; only an Admin deletes it for good. */
export const entryAccess: CollectionConfig['access'] = {
  read: isStaff,
  readVersions: isStaff,
  create: isStaff,
  update: isStaff,
  delete: trashOrAdmin,
}

/** For fields that only the server sets (matches, token, mail). */
export const isWrittenByOperation = ({ req }: { req: PayloadRequest }) =>
  req.context[writtenByOperation] === true

/** Also true if an earlier version brings back what follows from its data. */
export const bringsBack = ({ req }: { req: PayloadRequest }) =>
  isWrittenByOperation({ req }) || req.context.isRestoringVersion === true
