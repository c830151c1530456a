import * as z from 'zod'
import { roles } from '../roles.ts'
import { type ContractCalls, messageSchema } from './call.ts'

const password = z.string().max(1000)
const otp = z.string().max(100)

export const sessionCalls = {
  'POST /api/login': {
    summary: 'Begin a session of 8 hours, in the admin UI as well by a cookie that only it reads',
    who: 'public',
    body: z.object({
      username: z.string().max(200),
      password,
      /** One-time code, for accounts that require it: without it 401 `otp_required`. A recovery code works too. */
      otp: otp.optional(),
    }),
    output: z.object({ access_token: z.string(), message: z.string() }),
    errors: ['invalid_credentials', 'otp_required', 'too_many_requests'],
  },
  'POST /api/openAdmin': {
    summary: 'Give the browser the cookie by which the admin UI knows this session, where it has lost it',
    who: 'staff',
    output: messageSchema,
  },
  'POST /api/logout': {
    summary: 'End the session, in the admin UI as well; its token is dead afterwards',
    who: 'staff',
    output: messageSchema,
  },
  'GET /api/sessions': {
    summary: 'Where the own account is logged in: this session first, then the one used last',
    who: 'staff',
    output: z.array(
      z.object({
        id: z.string(),
        since: z.string(),
        /** Accurate to some minutes. */
        lastUse: z.string(),
        /** Such as "Firefox, Linux"; may be empty. */
        browser: z.string(),
        /** Whether it is the session of this request. */
        current: z.boolean(),
      }),
    ),
  },
  'POST /api/endSession': {
    summary: 'End one of the own sessions; its token is dead afterwards',
    who: 'staff',
    body: z.object({ id: z.string().max(100) }),
    output: messageSchema,
    errors: ['not_found'],
  },
  'POST /api/endOtherSessions': {
    summary: 'End all sessions of the own account but this one',
    who: 'staff',
    output: messageSchema,
  },
  'GET /api/secondFactor': {
    summary: 'Whether the own login asks for a one-time code',
    who: 'staff',
    output: z.object({
      on: z.boolean(),
      /** ISO text, or empty. */
      since: z.string(),
      /** Number of codes that are left. */
      recoveryCodes: z.number(),
    }),
  },
  'POST /api/beginSecondFactor': {
    summary: 'Begin to protect the own login: a secret for an app, which counts when it is confirmed',
    who: 'staff',
    body: z.object({ password }),
    output: z.object({
      /** Secret in base32. */
      secret: z.string(),
      /** The secret for an app, also as a picture (SVG). */
      uri: z.string(),
      picture: z.string(),
    }),
    errors: ['wrong_password', 'too_many_requests', 'otp_on'],
  },
  'POST /api/confirmSecondFactor': {
    summary: 'Say a code of the app: from now on the login asks for one; other sessions of the account end',
    who: 'staff',
    body: z.object({ otp }),
    output: z.object({
      message: z.string(),
      /** Each replaces a one-time code once. They are shown only here. */
      recoveryCodes: z.array(z.string()),
    }),
    errors: ['otp_wrong', 'otp_on'],
  },
  'POST /api/endSecondFactor': {
    summary: 'From now on the own login asks for no code any more',
    who: 'staff',
    body: z.object({ password, otp }),
    output: messageSchema,
    errors: ['wrong_password', 'otp_wrong', 'too_many_requests'],
  },
  'GET /api/getRole': {
    summary: 'Who is logged in',
    who: 'staff',
    output: z.object({ role: z.enum(roles), username: z.string() }),
  },
} as const satisfies ContractCalls
