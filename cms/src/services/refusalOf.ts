import { isAway, isOutcomeUnknown } from '../database/databaseAway.ts'
import { type ApiError, apiErrors } from './apiError.ts'
import { isTransient } from './inTransaction.ts'
import { isNotKept } from './notKept.ts'

/**
 * What a program would take for a failure of ours: two write the same at the same moment, the disk is full, the
 * database does not answer. Null for anything else.
 */
export function refusalOf(
  error: unknown,
  { reads = false, context = {} }: { reads?: boolean; context?: Record<string, unknown> } = {},
): ApiError | null {
  if (isOutcomeUnknown(error)) return apiErrors.maybeSaved()
  if (isAway(error)) return reads ? apiErrors.unavailable() : apiErrors.notSaved()
  // Tried again many times, always in vain
  if (isTransient(error)) return apiErrors.conflict()
  return isNotKept(error, context) ? apiErrors.notSaved() : null
}
