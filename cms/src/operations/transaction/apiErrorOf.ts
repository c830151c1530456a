import { count, counters } from '../../counters.ts'
import { isAway, isOutcomeUnknown } from '../../database/databaseUnavailable.ts'
import { type ApiError, apiError, apiErrors } from '../errors/apiError.ts'
import { isStorageFailure } from '../errors/storageFailure.ts'
import { isTransient } from './inTransaction.ts'

/**
 * Returns the refusal for what would look like a failure of ours: two writes collided, the disk is full, the database
 * does not answer. Null for anything else.
 */
export function apiErrorOf(
  error: unknown,
  { reads = false, context = {} }: { reads?: boolean; context?: Record<string, unknown> } = {},
): ApiError | null {
  if (isOutcomeUnknown(error)) return counted('uncertain', apiErrors.maybeSaved())
  if (isAway(error)) return counted('away', reads ? apiErrors.unavailable() : apiErrors.notSaved())
  // Retried many times, always in vain
  if (isTransient(error)) return counted('conflict', apiError('conflict'))
  return isStorageFailure(error, context) ? counted('not_saved', apiErrors.notSaved()) : null
}

function counted(kind: string, error: ApiError): ApiError {
  count(counters.databaseErrors, kind)
  return error
}
