import type { Access, CollectionConfig, FieldAccess, TextField } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { isStaff } from '#access/isStaff.ts'
import { oldPasswordIsProven } from './accounts.ts'

const adminOrSelf: Access = ({ req }) =>
  isAdmin({ req }) || (req.user ? { id: { equals: req.user.id } } : false)

export const userAccess: CollectionConfig['access'] = {
  admin: isAdmin,
  // An Editor's `me` reads their own account.
  read: adminOrSelf,
  create: isAdmin,
  // Editors change their own passwords, in a call of the contract.
  update: ({ req }) => isStaff({ req }) && adminOrSelf({ req }),
  delete: isAdmin,
  unlock: isAdmin,
}

/** Whether users change themselves without having proven the old password. */
export const isUnproven = (
  { user, context }: Pick<Parameters<FieldAccess>[0]['req'], 'user' | 'context'>,
  id: unknown,
) => user !== null && user.id === id && context[oldPasswordIsProven] !== true

export const passwordAccess: TextField['access'] = {
  create: isAdmin,
  read: () => false,
  // Payload's admin UI passes only the document.
  update: ({ req, id, doc }) => req.user !== null && !isUnproven(req, id ?? doc?.id),
}
