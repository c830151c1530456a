import type { PayloadRequest } from 'payload'
import { type ApiError, apiErrors } from '../../operations/errors/apiError.ts'

/** Returns the error for acts on a request that no longer waits; it names the colleague who decided about it. */
export async function alreadyDecided(req: PayloadRequest, request: string): Promise<ApiError> {
  const { docs } = await req.payload.find({
    collection: 'decisions',
    where: { request: { equals: request } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  // A decision has the same id as its log line, which contains the name.
  const line =
    docs[0] &&
    (await req.payload.findByID({
      collection: 'logs',
      id: docs[0].id,
      depth: 0,
      disableErrors: true,
      req,
    }))
  return apiErrors.alreadyDecided(line?.user ?? '')
}
