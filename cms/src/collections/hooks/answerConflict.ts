import type { AfterErrorHook } from 'payload'
import { apiErrors } from '../../services/apiError.ts'
import { isTransient } from '../../services/inTransaction.ts'
import { isNotKept } from '../../services/notKept.ts'

/**
 * What the CMS itself would call its own failure: on MongoDB the later of two who write the same at the same moment is
 * sent back, and a disk may be full.
 */
export const answerConflict: AfterErrorHook = ({ error, req }) => {
  const refusal = isTransient(error)
    ? apiErrors.conflict()
    : isNotKept(error, req.context)
      ? apiErrors.notSaved()
      : null
  if (!refusal) return
  const { status, message, name, data } = refusal
  return { status, response: { errors: [{ message, name, data: { ...data } }] } }
}
