import type { AfterErrorHook } from 'payload'
import { apiErrorOf } from '../../services/apiErrorOf.ts'

/**
 * What the CMS itself would call its own failure: on MongoDB the later of two who write the same at the same moment is
 * sent back, a disk may be full, a database away.
 */
export const answerConflict: AfterErrorHook = ({ error, req }) => {
  const refusal = apiErrorOf(error, { reads: req.method === 'GET', context: req.context })
  if (!refusal) return
  const { status, message, name, data } = refusal
  return { status, response: { errors: [{ message, name, data: { ...data } }] } }
}
