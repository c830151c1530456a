import { type AfterErrorHook, APIError, formatErrors } from 'payload'
import { apiErrorOf } from './apiErrorOf.ts'

/**
 * Payload would report a concurrent write on MongoDB, a full disk or an unavailable database as a server failure; and its
 * copy inside Next does not know our error classes, and would leave out all but the message.
 */
export const answerRefusal: AfterErrorHook = ({ error, req, result }) => {
  const refusal: Error = apiErrorOf(error, { reads: req.method === 'GET' }) ?? error
  return refusal instanceof APIError && refusal.isPublic && refusal.data
    ? { status: refusal.status, response: { ...result, ...formatErrors(refusal) } }
    : undefined
}
