import type { Payload } from 'payload'
import { inTurn, leasesOf } from '../../database/leases.ts'

/**
 * For whatever asks whether there is an account and then makes the first: on MongoDB two transactions would each find
 * none. Of several servers that start at once one fills the database, and the others find it filled.
 */
export const firstAccountInTurn = <T>(payload: Payload, operation: () => Promise<T>): Promise<T> =>
  inTurn(leasesOf(payload), 'first account', operation)
