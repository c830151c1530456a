import type { AfterErrorHook } from 'payload'
import { apiErrorOf } from './apiErrorOf.ts'

/**
 * Payload would report them as a server failure: on MongoDB a concurrent write, a full disk, an unavailable database.
 */
export const answerConflict: AfterErrorHook = ({ error, req }) => {
  const refusal = apiErrorOf(error, { reads: req.method === 'GET' })
  if (!refusal) return
  const { status, message, name, data } = refusal
  return { status, response: { errors: [{ message, name, data: { ...data } }] } }
}
