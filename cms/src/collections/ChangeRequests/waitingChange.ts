import type { PayloadRequest } from 'payload'
import { findOne } from '#lib/find/find.ts'
import { alreadyDecided } from '../Decisions/alreadyDecided.ts'

/** @throws ApiError if it was decided meanwhile */
export async function waitingChange(req: PayloadRequest, id: string) {
  const request = await findOne(req, 'change-requests', id)
  if (!request) throw await alreadyDecided(req, id)
  return request
}
