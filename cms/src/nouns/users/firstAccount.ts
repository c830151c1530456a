import type { Payload } from 'payload'
import { leasesOf, runWhenFree } from '../../database/leases.ts'

/**
 * Runs operations that create the first account if there is none, one after the other: on MongoDB two concurrent
 * transactions would each find none. Of several servers that start at once, one fills the database.
 */
export const withFirstAccountLock = <T>(payload: Payload, operation: () => Promise<T>): Promise<T> =>
  runWhenFree(leasesOf(payload), 'first account', operation)
