import type { AfterErrorHook } from 'payload'
import { apiErrors } from '../../services/apiError.ts'
import { isTransient } from '../../services/inTransaction.ts'

/** On MongoDB the later of two who write the same at the same moment is sent back; the CMS itself would call that its own failure. */
export const answerConflict: AfterErrorHook = ({ error }) => {
  if (!isTransient(error)) return
  const { status, message, name, data } = apiErrors.conflict()
  return { status, response: { errors: [{ message, name, data: { ...data } }] } }
}
