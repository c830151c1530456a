import * as z from 'zod'
import { maxDisplayName, reminderTimes } from '../account.ts'
import { entryViewSchema } from '../entryViews.ts'
import { answer, type ContractCalls, input } from './call.ts'

const username = z.string().max(200)
const token = z.string().max(2000)

export const accountCalls = {
  'GET /api/account': {
    summary: 'Your own account: how you log in, where you are logged in, and what you have set',
    who: 'staff',
    output: z.object({
      username: z.string(),
      /** `""`: the username is shown instead. */
      displayName: z.string(),
      /** `""` if there is none. */
      email: z.string(),
      /** ISO text; `""` if there is none. */
      recoveryCodeSince: z.string(),
      sendsMail: z.boolean(),
      /** Nothing is sent without an address. */
      reminders: z.enum(reminderTimes),
      staffNames: z.record(z.string(), z.string()),
      /** Of the table of all entries. */
      views: z.array(entryViewSchema),
      /** Since when (ISO text, or empty) login needs a code, and how many recovery codes are left. */
      secondFactor: z.object({ on: z.boolean(), since: z.string(), recoveryCodes: z.number() }),
      /** This one first, then by last use. */
      sessions: z.array(
        z.object({
          id: z.string(),
          since: z.string(),
          /** Accurate to some minutes. */
          lastUse: z.string(),
          /** Such as "Firefox, Linux"; may be empty. */
          browser: z.string(),
          /** The session of this request. */
          current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/saveAccount': {
    summary:
      'Set one of: the display name that log and notes show instead of your username (empty removes it), when you get mail about waiting requests, your mail address (a link confirms it, an empty value removes it), your password (other sessions of the account end)',
    who: 'staff',
    body: z.union([
      z.object({ email: z.string().max(254), password: input.password }),
      z.object({ oldPassword: input.password, newPassword: input.password }),
      z.object({ displayName: z.string().max(maxDisplayName) }),
      z.object({ reminders: z.enum(reminderTimes) }),
    ]),
    output: answer.message,
    errors: ['display_name_taken', 'email_invalid', 'wrong_password', 'password_too_short'],
  },
  'POST /api/confirmEmail': {
    summary:
      'Confirm the new mail address with the mailed link, valid once and for a day; the former address is informed',
    who: 'public',
    body: z.object({ token }),
    output: answer.message,
    errors: ['link_invalid'],
  },
  'POST /api/forgotPassword': {
    summary:
      'Mail a password link to an account’s address; the response is the same whether or not the account exists',
    who: 'public',
    body: z.object({ username }),
    output: answer.message.extend({
      /** Without a mail server the mail stays in the data folder. */
      isSent: z.boolean(),
    }),
    errors: ['username_missing'],
  },
  'POST /api/makeRecoveryCode': {
    summary: 'Create a code with which an Admin can set a new password; it replaces the previous code',
    who: 'admin',
    body: z.object({ password: input.password }),
    output: z.object({
      message: z.string(),
      /** Used once; shown only here. */
      recoveryCode: z.string(),
    }),
    errors: ['wrong_password'],
  },
  'POST /api/setPassword': {
    summary:
      'Set a new password with the `token` of a mailed link, or with a recovery code; all sessions of the account end, two-factor login stays on',
    who: 'public',
    body: z.union([
      z.object({ token, newPassword: input.password }),
      z.object({ username, recoveryCode: z.string().max(100), newPassword: input.password }),
    ]),
    output: answer.message,
    errors: ['link_invalid', 'recovery_code_wrong', 'password_too_short'],
  },
} as const satisfies ContractCalls
