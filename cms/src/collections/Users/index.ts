import type { CollectionConfig, TextField } from 'payload'
import { nobody } from '#access/nobody.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { createLogHook } from '#hooks/log/createLogHook.ts'
import { validateAccountEmail } from '#hooks/validate.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import { maxDisplayName, reminderTimes } from '#shared/account'
import { roles } from '#shared/roles'
import { passwordAccess, userAccess } from './access.ts'
import { dropPreferences, logUnlock, rejectOwnPassword } from './hooks/accountHooks.ts'
import {
  firstUserIsAdmin,
  keepLastAdmin,
  rejectOthersName,
  rejectShortPassword,
} from './hooks/accountRules.ts'
import {
  endSessionsOfChanged,
  endSessionsOfDeleted,
  noteAccountChange,
  noteAccountDeletion,
  notePasswordChange,
} from './hooks/endSessions.ts'
import { sessionLifetimeS } from './session.ts'
import { endSessionAfterLogout, renewSession, sessionEndpoints, sessionStrategy } from './sessionEndpoints.ts'

/** Payload itself renders and stores it; declared for its access rules: the admin UI shows it only if they allow it. */
const passwordField: TextField = {
  name: 'password',
  type: 'text',
  virtual: true,
  hidden: true,
  access: passwordAccess,
  hooks: { beforeValidate: [rejectOwnPassword] },
  admin: { disabled: true },
}

/** @param hasTls the admin UI's cookie is never sent unencrypted */
export const createUsers = (hasTls: boolean): CollectionConfig => ({
  slug: 'users',
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false, requireUsername: true },
    // Shows the button that unlocks an account. Payload compares no passwords and so locks nothing: see `guesses.ts`.
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
  access: userAccess,
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
      options: roles.map((value) => ({ value, label: inEachLanguage(`role.${value}`) })),
    },
    {
      name: 'lastLoginAt',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
})
