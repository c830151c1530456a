import { maxDisplayName, reminderTimes } from '@directory/shared/account'
import { roleLabels, roles } from '@directory/shared/roles'
import type {
  CollectionAfterOperationHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  FieldAccess,
  FieldHook,
  TextField,
} from 'payload'
import { adminOrSelf } from '../../access/adminOrSelf.ts'
import { isAdmin } from '../../access/isAdmin.ts'
import { isStaff } from '../../access/isStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { createLogHook } from '../../hooks/log/createLogHook.ts'
import { writeLogLine } from '../../hooks/log/logAct.ts'
import { validateAccountEmail } from '../../hooks/validate.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findFirst } from '../../lib/find/find.ts'
import { writeSecurityEvent } from '../../lib/securityEvents/securityEvent.ts'
import { localeOf } from '../../lib/words/translate.ts'
import { oldPasswordIsProven } from './accounts.ts'
import {
  endSessionsOfChanged,
  endSessionsOfDeleted,
  noteAccountChange,
  noteAccountDeletion,
  notePasswordChange,
} from './endSessions.ts'
import { firstUserIsAdmin, keepLastAdmin, rejectOthersName, rejectShortPassword } from './guards.ts'
import { forgetGuesses } from './secondFactor.ts'
import { sessionLifetimeS } from './session.ts'
import { endSessionAfterLogout, renewSession, sessionEndpoints, sessionStrategy } from './sessionEndpoints.ts'

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
const passwordField: TextField = {
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

/** Logs unlocking here, because wrong guesses are counted elsewhere and the document does not change. */
const logUnlock: CollectionAfterOperationHook<'users'> = async ({ args, operation, req, result }) => {
  if (operation !== 'unlock' || !req.user || !result) return result
  const username = String((args.data as { username?: unknown }).username ?? '')
    .trim()
    .toLowerCase()
  const account = await findFirst(req.payload, 'users', { where: { username: { equals: username } }, req })
  if (account) await forgetGuesses(req.payload, account.id)
  const about = account ? { noun: 'users', id: account.id } : undefined
  await writeLogLine(req, { kind: 'user_unlocked', name: username }, about)
  await writeSecurityEvent(req, { act: 'account-unlocked', target: account?.id ?? null })
  return result
}

/**
 * Deletes the preferences of an account before the account: SQLite deletes the relation together with the account, so
 * they could not be found afterwards.
 */
const dropPreferences: CollectionBeforeDeleteHook = async ({ req, id }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-preferences',
    where: { 'user.value': { equals: id } },
    req,
  })
}

/** Creates the collection of users; with `hasTls`, the admin UI's cookie is never sent unencrypted. */
export const createUsers = (hasTls: boolean): CollectionConfig => ({
  slug: 'users',
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false, requireUsername: true },
    // Shows the button that unlocks an account. Payload itself compares no passwords and so locks nothing: see
    // `collections/Users/guesses.ts`.
    maxLoginAttempts: 5,
    tokenExpiration: sessionLifetimeS,
    useSessions: false,
    strategies: [sessionStrategy],
    cookies: { sameSite: 'Lax', secure: hasTls },
  },
  endpoints: [...sessionEndpoints],
  admin: {
    group: adminGroups.system,
    useAsTitle: 'username',
    defaultColumns: ['username', 'role', 'updatedAt'],
  },
  access: {
    admin: isAdmin,
    // An Editor's `me` reads the own account.
    read: adminOrSelf,
    create: isAdmin,
    // An Editor changes the own password, in a call of the contract.
    update: ({ req }) => isStaff({ req }) && adminOrSelf({ req }),
    delete: isAdmin,
    unlock: isAdmin,
  },
  hooks: {
    beforeValidate: [rejectShortPassword, notePasswordChange],
    beforeChange: [firstUserIsAdmin, keepLastAdmin.onChange, rejectOthersName],
    beforeDelete: [keepLastAdmin.onDelete, dropPreferences],
    afterChange: [endSessionsOfChanged, noteAccountChange, createLogHook('users')],
    afterDelete: [endSessionsOfDeleted, noteAccountDeletion, createLogHook('users')],
    refresh: [renewSession],
    afterLogout: [endSessionAfterLogout],
    afterOperation: [logUnlock],
  },
  fields: [
    id,
    // Payload's own field.
    { name: 'username', type: 'text', required: true },
    { name: 'displayName', type: 'text', maxLength: maxDisplayName },
    passwordField,
    {
      name: 'ownPassword',
      type: 'ui',
      admin: {
        condition: ({ id }, _, { user }) => id !== undefined && id === user?.id,
        components: { Field: '/admin/OwnPassword.tsx#OwnPassword' },
      },
    },
    { name: 'email', type: 'email', validate: validateAccountEmail },
    { name: 'reminders', type: 'select', options: [...reminderTimes] },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'Editor',
      saveToJWT: true,
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
    {
      name: 'lastLoginAt',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
})
