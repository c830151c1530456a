import * as z from 'zod'
import { roles } from '../roles.ts'
import { type Calls, message } from './call.ts'

/** Logging in and out. */
export const sessionCalls = {
  'POST /api/login': {
    summary: 'Begin a session of 8 hours, in the admin UI as well by a cookie that only it reads',
    who: 'public',
    body: z.object({ username: z.string().max(200), password: z.string().max(1000) }),
    output: z.object({ access_token: z.string(), message: z.string() }),
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  'POST /api/openAdmin': {
    summary: 'Give the browser the cookie by which the admin UI knows this session, where it has lost it',
    who: 'staff',
    output: message,
  },
  'POST /api/logout': {
    summary: 'End the session, in the admin UI as well; its token is dead afterwards',
    who: 'staff',
    output: message,
  },
  'GET /api/sessions': {
    summary: 'Where the own account is logged in: this session first, then the one used last',
    who: 'staff',
    output: z.array(
      z.object({
        id: z.string(),
        since: z.string(),
        /** To within some minutes. */
        lastUse: z.string(),
        /** Such as "Firefox, Linux"; may be empty. */
        browser: z.string(),
        /** Whether it is the one that asks. */
        current: z.boolean(),
      }),
    ),
  },
  'POST /api/endSession': {
    summary: 'End one of the own sessions; its token is dead afterwards',
    who: 'staff',
    body: z.object({ id: z.string().max(100) }),
    output: message,
    errors: ['not_found'],
  },
  'POST /api/endOtherSessions': {
    summary: 'End all sessions of the own account but this one',
    who: 'staff',
    output: message,
  },
  'GET /api/getRole': {
    summary: 'Who is logged in',
    who: 'staff',
    output: z.object({ role: z.enum(roles), username: z.string() }),
  },
} as const satisfies Calls
