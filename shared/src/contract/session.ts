import * as z from 'zod'
import { roles } from '../roles.ts'
import { type Calls, message } from './call.ts'

/** Logging in and out. */
export const sessionCalls = {
  'POST /api/login': {
    summary: 'Begin a session of 8 hours',
    who: 'public',
    body: z.object({ username: z.string().max(200), password: z.string().max(1000) }),
    output: z.object({ access_token: z.string(), message: z.string() }),
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  'POST /api/logout': {
    summary: 'End the session; its token is dead afterwards',
    who: 'staff',
    output: message,
  },
  'GET /api/getRole': {
    summary: 'Who is logged in',
    who: 'staff',
    output: z.object({ role: z.enum(roles), username: z.string() }),
  },
} as const satisfies Calls
