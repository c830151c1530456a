import type { PayloadRequest } from 'payload'
import { apiErrors } from '#lib/errors/apiError.ts'
import { findFirst, findOne } from '#lib/find/find.ts'

/** Names the colleague who decided about it. */
export async function alreadyDecided(req: PayloadRequest, request: string) {
  const decision = await findFirst(req, 'decisions', {
    where: { request: { equals: request } },
    sort: '-createdAt',
  })
  // A decision has the same id as its log line, which contains the name.
  const line = decision && (await findOne(req, 'logs', decision.id))
  return apiErrors.alreadyDecided(line?.user ?? '')
}
