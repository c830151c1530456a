import * as z from 'zod'
import { maxDisplayName } from '../account.ts'
import { roles } from '../roles.ts'
import { type ContractCalls, logContentFields, messageSchema, textParam } from './call.ts'

const name = z.string().max(200)
const password = z.string().max(1000)
const role = z.string().max(20)

const userChanges = z.object({
  uuid: z.string().max(100),
  username: name,
  role,
  /** Empty for none. */
  email: z.string().max(254),
})

/** Calls about accounts and their actions. */
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
        /** `""` if the account has none. */
        email: z.string(),
        /** ISO text, or empty. */
        lastLogin: z.string(),
        /** Whether its login requires a one-time code. */
        secondFactor: z.boolean(),
      }),
    ),
  },
  'POST /api/adduser': {
    summary:
      'Create an account with a password, or (with `email`) mail its holder a password link, valid once and for seven days',
    who: 'admin',
    // Missing fields count as empty, so that they get their own error text.
    body: z.object({
      username: name.default(''),
      password: password.default(''),
      role: role.default(''),
      /** Without it, a user name with capitals is shown as typed. */
      displayName: z.string().max(maxDisplayName).default(''),
      email: z.string().max(254).optional(),
    }),
    output: messageSchema.extend({
      /** False if the server has no mail server: the mail stays in its data folder and is not delivered. */
      isSent: z.boolean().optional(),
    }),
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
      z.object({ by: z.literal('password'), username: name, newPassword: password }),
    ]),
    output: messageSchema,
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
    output: messageSchema,
    errors: ['not_found', 'admin_protected'],
  },
  'GET /api/action_logs': {
    summary: 'The log of staff actions, newest first, at most 500 lines',
    who: 'staff',
    query: z.object({
      limit: textParam,
      /** `auuid` of the last line of the previous page. */
      before: textParam,
      /** Exactly this user name. */
      user: textParam,
      /** Part of the action. */
      action: textParam,
      /** Part of user, action or target. */
      text: textParam,
      /** Exactly this collection, such as `entries`; `requests`: decisions about requests and reports. */
      noun: textParam,
      /** From `since` on, and before `until`; ISO 8601. */
      since: textParam,
      until: textParam,
      /** `true`: shows an action on several documents as one line, unless filtered by action or text. */
      together: textParam,
      /** `auuid` of such a line: returns only the lines of its documents. */
      partOf: textParam,
      /** Id of a request, or of the entry with reports: returns only decisions about it. */
      request: textParam,
      /** `en`: `action` and `text` are also searched in the English words. */
      language: textParam,
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
        /** Path on the site of the document the line is about, if visible there; otherwise empty. */
        link: z.string(),
        /** Collection and id of the document the line is about; empty if there is no single document. */
        noun: z.string(),
        target: z.string(),
        /** With `together`: number of lines of an action on several documents; otherwise 0. */
        parts: z.number().int(),
        /** Whether `POST /api/undo` may undo the action. */
        canUndo: z.boolean(),
        /** Whether the caller may request `GET /api/versions` for it. */
        hasVersions: z.boolean(),
        /** When and by whom it was undone; empty if it was not. */
        undoneAt: z.string(),
        undoneBy: z.string(),
      }),
    ),
    errors: ['not_found'],
  },
} as const satisfies ContractCalls
