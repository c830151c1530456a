import type { Payload } from 'payload'
import { inTurn, leasesOf } from '../../database/leases.ts'

/**
 * Runs operations that check whether there is an account and then create the first, one after the other: on MongoDB two
 * concurrent transactions would each find none. If several servers start at once, one fills the database, and the
 * others find it filled.
 */
export const firstAccountInTurn = <T>(payload: Payload, operation: () => Promise<T>): Promise<T> =>
  inTurn(leasesOf(payload), 'first account', operation)
