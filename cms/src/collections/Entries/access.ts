import type { CollectionConfig, PayloadRequest } from 'payload'
import { isStaff } from '../../access/isStaff.ts'
import { trashOrAdmin } from '../../access/trashOrAdmin.ts'
import { setByServer } from './writeEntry.ts'

/** An Editor moves an entry to the trash; only an Admin deletes it for good. */
export const entryAccess: CollectionConfig['access'] = {
  read: isStaff,
  readVersions: isStaff,
  create: isStaff,
  update: isStaff,
  delete: trashOrAdmin,
}

/** For fields that only the server sets (matches, token, mail). */
export const isByServer = ({ req }: { req: PayloadRequest }) => req.context[setByServer] === true

/** Also true while an earlier version is restored: its derived fields come back. */
export const bringsBack = ({ req }: { req: PayloadRequest }) =>
  isByServer({ req }) || req.context.isRestoringVersion === true
