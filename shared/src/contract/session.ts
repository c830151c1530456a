import * as z from 'zod'
import { roles } from '../roles.ts'
import { answer, type ContractCalls, input } from './call.ts'

const otp = z.string().max(100)

export const sessionCalls = {
  'POST /api/login': {
    summary: 'Begin a session of 8 hours, also in the admin UI, by a cookie that only the admin UI reads',
    who: 'public',
    body: z.object({
      username: z.string().max(200),
      password: input.password,
      /** For accounts that require it: without it 401 `otp_required`. A recovery code works too. */
      otp: otp.optional(),
    }),
    output: z.object({ access_token: z.string(), message: z.string() }),
    errors: ['invalid_credentials', 'otp_required'],
  },
  'POST /api/openAdmin': {
    summary: 'Set the admin UI’s session cookie again if the browser has lost it',
    who: 'staff',
    output: answer.message,
  },
  'POST /api/logout': {
    summary: 'End the session, also in the admin UI; its token becomes invalid',
    who: 'staff',
    output: answer.message,
  },
  'POST /api/endSessions': {
    summary: 'End one of your own sessions, or (`id`: null) all except this one; their tokens become invalid',
    who: 'staff',
    body: z.object({ id: input.anyId.nullable() }),
    output: answer.message,
    errors: ['not_found'],
  },
  'POST /api/beginSecondFactor': {
    summary: 'Start setting up two-factor login: returns a secret for an app, valid once confirmed',
    who: 'staff',
    body: z.object({ password: input.password }),
    output: z.object({
      /** Secret in base32. */
      secret: z.string(),
      /** The secret for an app, also as a picture (SVG). */
      uri: z.string(),
      picture: z.string(),
    }),
    errors: ['wrong_password', 'otp_on'],
  },
  'POST /api/setSecondFactor': {
    summary:
      'Switch on two-factor login with a code of the app (other sessions of the account end), or off with the password too',
    who: 'staff',
    body: z.discriminatedUnion('on', [
      z.object({ on: z.literal(true), otp }),
      z.object({ on: z.literal(false), otp, password: input.password }),
    ]),
    output: z.object({
      message: z.string(),
      /** Each replaces a one-time code once; shown only here. */
      recoveryCodes: z.array(z.string()),
    }),
    errors: ['wrong_password', 'otp_wrong', 'otp_on'],
  },
  'GET /api/getRole': {
    summary: 'The logged-in user',
    who: 'staff',
    output: z.object({ role: z.enum(roles), username: z.string() }),
  },
} as const satisfies ContractCalls
