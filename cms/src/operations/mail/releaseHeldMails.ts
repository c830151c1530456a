import type { Endpoint } from 'payload'
import { apiError } from '../errors/apiError.ts'
import { releaseOutbox } from './unsentMails.ts'

/** A restored copy may write to people from now on, as programs and plain forms ask for it. */
export const releaseHeldMails: Endpoint = {
  path: '/release',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw apiError('unauthorized')
    if (req.user.role !== 'Admin') throw apiError('forbidden')
    await releaseOutbox(req.payload, req.user)
    return new Response(null, { status: 303, headers: { Location: '/admin' } })
  },
}
