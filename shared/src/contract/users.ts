import * as z from 'zod'
import { maxDisplayName } from '../account.ts'
import { roles } from '../roles.ts'
import { answer, type ContractCalls, input, logContentFields, param } from './call.ts'

const name = z.string().max(200)
const role = z.string().max(20)

const userChanges = z.object({ uuid: input.anyId, username: name, role, email: z.string().max(254) })

export const usersCalls = {
  'GET /api/getusers': {
    summary: 'All accounts, by name',
    who: 'admin',
    output: z.array(
      z.object({
        uuid: z.string(),
        username: z.string(),
        /** `""` if the account has none. */
        displayName: z.string(),
        role: z.enum(roles),
        email: z.string(),
        lastLogin: z.string(),
        secondFactor: z.boolean(),
      }),
    ),
  },
  'POST /api/adduser': {
    summary:
      'Create an account with a password, or (with `email`) mail its holder a password link, valid once and for seven days',
    who: 'admin',
    // Missing fields count as empty and get their own error text.
    body: z.object({
      username: name.default(''),
      password: input.password.default(''),
      role: role.default(''),
      displayName: z.string().max(maxDisplayName).default(''),
      email: z.string().max(254).optional(),
    }),
    output: answer.message.extend({ isSent: z.boolean().optional() }),
    errors: [
      'username_missing',
      'password_missing',
      'password_too_short',
      'role_invalid',
      'username_taken',
      'email_invalid',
      'display_name_taken',
    ],
  },
  'POST /api/changeUser': {
    summary:
      'Change an account’s name, role or mail address (a change of role ends its sessions), or help another account back in: mail a password `link`, valid once and for a day, set a new `password` (its sessions end), or switch off two-factor login (`otp`)',
    who: 'admin',
    body: z.union([
      userChanges,
      z.object({ by: z.enum(['link', 'otp']), username: name }),
      z.object({ by: z.literal('password'), username: name, newPassword: input.password }),
    ]),
    output: answer.message,
    errors: [
      'not_found',
      'username_missing',
      'username_taken',
      'role_invalid',
      'email_invalid',
      'last_admin',
      'no_email',
      'password_too_short',
      'old_password_needed',
    ],
  },
  'POST /api/deleteuser': {
    summary: 'Delete the account of an editor; its sessions end',
    who: 'admin',
    body: z.object({ username: name }),
    output: answer.message,
    errors: ['not_found', 'admin_protected'],
  },
  'GET /api/action_logs': {
    summary: 'The log of staff actions, newest first, at most 500 lines',
    who: 'staff',
    query: z.object({
      limit: param.text,
      /** `auuid` of the last line of the previous page. */
      before: param.text,
      user: param.text,
      /** Part of the action. */
      action: param.text,
      /** Part of user, action or target. */
      text: param.text,
      /** Exactly this collection, such as `entries`; `requests`: decisions about requests and reports. */
      noun: param.text,
      /** From `since` on, and before `until`; ISO 8601. */
      since: param.text,
      until: param.text,
      /** `true`: a bulk act is one line, unless filtered by action or text. */
      together: param.text,
      /** Only the lines of this bulk act's documents. */
      partOf: param.text,
      /** Only decisions about this request, or about this entry's reports. */
      request: param.text,
      /** `en`: `action` and `text` are also searched in the English words. */
      language: param.text,
    }),
    output: z.array(
      z.object({
        auuid: z.string(),
        timestamp: z.string(),
        user: z.string(),
        /** The action and its object, in German. */
        action: z.string(),
        entry: z.string(),
        ...logContentFields,
        /** Of the document on the site, if visible there; otherwise empty. */
        link: z.string(),
        /** Of the document; empty if there is no single one. */
        noun: z.string(),
        target: z.string(),
        /** With `together`: lines of a bulk act; otherwise 0. */
        parts: z.int(),
        /** Whether `POST /api/undo` may undo the action. */
        canUndo: z.boolean(),
        /** `GET /api/versions` answers the caller. */
        hasVersions: z.boolean(),
        /** When and by whom it was undone; empty if it was not. */
        undoneAt: z.string(),
        undoneBy: z.string(),
      }),
    ),
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
