import { isAway, isOutcomeUnknown } from '../../database/databaseUnavailable.ts'
import { type ApiError, apiError, apiErrors } from '../errors/apiError.ts'
import { isStorageFailure } from '../errors/storageFailure.ts'
import { isTransient } from './inTransaction.ts'

/**
 * What would look like a failure of ours: two writes collided, the disk is full, the database does not answer. Null for
 * anything else.
 */
export function apiErrorOf(error: unknown, { reads = false }: { reads?: boolean } = {}): ApiError | null {
  if (isOutcomeUnknown(error)) return apiErrors.maybeSaved()
  if (isAway(error)) return reads ? apiErrors.unavailable() : apiErrors.notSaved()
  // Retried many times, always in vain
  if (isTransient(error)) return apiError('conflict')
  return isStorageFailure(error) ? apiErrors.notSaved() : null
}
