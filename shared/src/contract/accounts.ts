import * as z from 'zod'
import { maxDisplayName } from '../displayName.ts'
import { type ContractCalls, messageSchema } from './call.ts'

const username = z.string().max(200)
const password = z.string().max(1000)
const token = z.string().max(2000)

const mailed = z.object({
  message: z.string(),
  /** False if the server has no mail server: the mail stays in its data folder and is not delivered. */
  isSent: z.boolean(),
})

/** Calls about the user's account and regaining access to it. */
export const accountCalls = {
  'GET /api/account': {
    summary: 'The own account as only its holder needs it',
    who: 'staff',
    output: z.object({
      username: z.string(),
      /** `""` if there is none: then the username is shown instead. */
      displayName: z.string(),
      /** `""` if there is none. */
      email: z.string(),
      /** When the valid recovery code was made, ISO text; `""` if there is none. */
      recoveryCodeSince: z.string(),
      /** Whether this server sends mails. */
      sendsMail: z.boolean(),
    }),
  },
  'GET /api/staffNames': {
    summary: 'The display names of staff, by username; who has none is left out',
    who: 'staff',
    output: z.record(z.string(), z.string()),
  },
  'POST /api/saveDisplayName': {
    summary: 'Choose the name that log and notes show instead of the own username; empty takes it away',
    who: 'staff',
    body: z.object({ displayName: z.string().max(maxDisplayName) }),
    output: messageSchema,
    errors: ['display_name_taken'],
  },
  'POST /api/changeEmail': {
    summary:
      'Mail a link to what shall be the own address, which counts once it was opened; empty takes the address away',
    who: 'staff',
    body: z.object({ email: z.string().max(254), password }),
    output: mailed,
    errors: ['email_invalid', 'wrong_password', 'too_many_requests'],
  },
  'POST /api/confirmEmail': {
    summary:
      'Let the new mail address count, by such a link, good for a day and once; the former address is told',
    who: 'public',
    body: z.object({ token }),
    output: messageSchema,
    errors: ['link_invalid', 'too_many_requests'],
  },
  'POST /api/forgotPassword': {
    summary:
      'Mail a link to a new password to the address of an account; the answer is the same whether there is one',
    who: 'public',
    body: z.object({ username }),
    output: mailed,
    errors: ['username_missing', 'too_many_requests'],
  },
  'POST /api/makeRecoveryCode': {
    summary: 'Make a code by which an Admin gets in without the password; it replaces the former one',
    who: 'admin',
    body: z.object({ password }),
    output: z.object({
      message: z.string(),
      /** Can be used once; shown only here. */
      recoveryCode: z.string(),
    }),
    errors: ['wrong_password', 'too_many_requests'],
  },
  'POST /api/setPasswordByCode': {
    summary: 'Choose a new password by such a code; the sessions of the account end, a one-time code stays',
    who: 'public',
    body: z.object({ username, recoveryCode: z.string().max(100), newPassword: password }),
    output: messageSchema,
    errors: ['recovery_code_wrong', 'password_too_short', 'too_many_requests'],
  },
} as const satisfies ContractCalls
