import type { Request } from 'express'
import type { CallRequest } from '#endpoints/perform.ts'
import { requestIdOf } from '../metrics/watchRequests.ts'

/** Without a session, and without an address to be kept, which may hold a secret. */
export const callRequest = (req: Request, more: Partial<CallRequest>): CallRequest => ({
  url: '/',
  authorization: null,
  query: {},
  params: {},
  readBody: async () => ({}),
  address: req.ip ?? 'unknown',
  requestId: requestIdOf(req),
  userAgent: req.headers['user-agent'] ?? null,
  ...more,
})
