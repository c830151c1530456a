import { isAway, isOutcomeUnknown } from '#database/databaseUnavailable.ts'
import { apiError, apiErrors } from '../errors/apiError.ts'
import { isStorageFailure } from '../errors/storageFailure.ts'
import { isTransient } from './inTransaction.ts'

/** What looks like a failure of ours: colliding writes, a full disk, a database that does not answer; else null. */
export function apiErrorOf(error: unknown, { reads = false }: { reads?: boolean } = {}) {
  if (isOutcomeUnknown(error)) return apiErrors.tryAgain('maybe_saved')
  if (isAway(error)) return apiErrors.tryAgain(reads ? 'unavailable' : 'not_saved')
  // Retried many times, always in vain
  if (isTransient(error)) return apiError('conflict')
  return isStorageFailure(error) ? apiErrors.tryAgain('not_saved') : null
}
