import type { FieldAccess, FieldHook, TextField } from 'payload'
import { isAdmin } from '../../operations/access/isAdmin.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { localeOf } from '../../operations/words/translate.ts'
import { oldPasswordIsProven } from './accounts.ts'

const isUnproven = (
  { user, context }: Pick<Parameters<FieldAccess>[0]['req'], 'user' | 'context'>,
  id: unknown,
) => user !== null && user.id === id && context[oldPasswordIsProven] !== true

/** Requires the old password, so that an unattended session cannot take over the account. */
const refuseOwn: FieldHook = ({ operation, originalDoc, req, value }) => {
  if (operation === 'update' && value !== undefined && isUnproven(req, originalDoc?.id))
    throw apiError('old_password_needed.own', { locale: localeOf(req) })
  return value
}

/**
 * Password field that Payload itself renders and stores; declared here for its access rules: the admin UI shows it only
 * if they allow it.
 */
export const passwordField: TextField = {
  name: 'password',
  type: 'text',
  virtual: true,
  hidden: true,
  access: {
    create: isAdmin,
    read: () => false,
    // Payload's admin UI passes only the document.
    update: ({ req, id, doc }) => req.user !== null && !isUnproven(req, id ?? doc?.id),
  },
  hooks: { beforeValidate: [refuseOwn] },
  admin: { disabled: true },
}
