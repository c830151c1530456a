import { maxDisplayName } from '@directory/shared/displayName'
import { type ReminderTime, reminderTimes } from '@directory/shared/reminders'
import { roleLabels, roles } from '@directory/shared/roles'
import type { CollectionAfterOperationHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { adminOrSelf } from '../../operations/access/adminOrSelf.ts'
import { isAdmin } from '../../operations/access/isAdmin.ts'
import { isStaff } from '../../operations/access/isStaff.ts'
import { nobody } from '../../operations/access/nobody.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { validateAccountEmail } from '../../operations/collections/validate.ts'
import { findFirst } from '../../operations/find/find.ts'
import { createLogHook } from '../../operations/log/createLogHook.ts'
import { writeLogLine } from '../../operations/log/logAct.ts'
import { writeSecurityEvent } from '../../operations/securityEvents/securityEvent.ts'
import {
  endSessionsOfChanged,
  endSessionsOfDeleted,
  noteAccountChange,
  noteAccountDeletion,
  notePasswordChange,
} from './endSessions.ts'
import { firstUserIsAdmin, keepLastAdmin, rejectOthersName, rejectShortPassword } from './guards.ts'
import { passwordField } from './passwordField.ts'
import { forgetGuesses } from './secondFactor.ts'
import { sessionLifetimeS } from './session.ts'
import { endSessionAfterLogout, renewSession, sessionEndpoints, sessionStrategy } from './sessionEndpoints.ts'

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

const reminderLabels: Record<ReminderTime, { de: string; en: string }> = {
  'at-once': { de: 'Sofort', en: 'At once' },
  daily: { de: 'Einmal am Tag', en: 'Once a day' },
  never: { de: 'Nie', en: 'Never' },
}

/** Creates the collection of users; with `hasTls`, the admin UI's cookie is never sent unencrypted. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a collection is one object that Payload asks for
export const createUsers = (hasTls: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: { de: 'Benutzer', en: 'User' }, plural: { de: 'Benutzer', en: 'Users' } },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false, requireUsername: true },
    // Shows the button that unlocks an account. Payload itself compares no passwords and so locks nothing: see
    // `nouns/users/guesses.ts`.
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
    description: {
      de: 'Wer sich anmelden darf. Den letzten Administrator kann niemand löschen.',
      en: 'Who may log in. Nobody can delete the last administrator.',
    },
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
    {
      name: 'username',
      type: 'text',
      label: { de: 'Benutzername', en: 'Username' },
      required: true,
    },
    {
      name: 'displayName',
      type: 'text',
      label: { de: 'Angezeigter Name', en: 'Display name' },
      maxLength: maxDisplayName,
      admin: {
        description: {
          de: 'Steht in Verlauf und Notizen anstelle des Benutzernamens.',
          en: 'Stands in the history and in notes instead of the username.',
        },
      },
    },
    passwordField,
    {
      name: 'ownPassword',
      type: 'ui',
      admin: {
        condition: ({ id }, _, { user }) => id !== undefined && id === user?.id,
        components: { Field: '/admin/OwnPassword.tsx#OwnPassword' },
      },
    },
    {
      name: 'email',
      type: 'email',
      label: { de: 'E-Mail', en: 'Email' },
      validate: validateAccountEmail,
    },
    {
      name: 'reminders',
      type: 'select',
      label: { de: 'Mail über wartende Anfragen', en: 'Mail about waiting requests' },
      options: reminderTimes.map((value) => ({ value, label: reminderLabels[value] })),
      admin: {
        description: {
          de: 'Jede und jeder stellt das in der Redaktion unter „Mein Konto“ selbst ein. Ohne Angabe: einmal am Tag, wenn es eine Mail-Adresse gibt.',
          en: 'Everybody sets this in the editorial area under “My account”. Without it: once a day, where there is a mail address.',
        },
      },
    },
    {
      name: 'role',
      type: 'select',
      label: { de: 'Rolle', en: 'Role' },
      required: true,
      defaultValue: 'Editor',
      saveToJWT: true,
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      admin: {
        description: {
          de: 'Die Redaktion pflegt Anbieter, Neuigkeiten und Links; Administratoren dürfen alles.',
          en: 'Editors look after providers, news and links; administrators may do everything.',
        },
      },
    },
    {
      name: 'lastLoginAt',
      type: 'date',
      label: { de: 'Zuletzt angemeldet', en: 'Last login' },
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
})
