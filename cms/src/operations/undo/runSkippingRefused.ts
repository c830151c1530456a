import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { ApiError } from '../errors/apiError.ts'
import { inTransactionAs } from '../transaction/inTransaction.ts'

/** Runs the act for one of several ids; returns null if it is refused. */
type TryOne = <R>(id: string, one: () => Promise<R>) => Promise<R | null>

/**
 * Does several acts in one transaction, except those that are refused: their writes are rolled back, and the others are
 * done again without them.
 *
 * @param act throws its own error once all were refused
 * @returns `refused`: by id, in the order in which they were tried
 */
export async function runSkippingRefused<T>(
  payload: Payload,
  user: TypedUser,
  act: (req: PayloadRequest, tryOne: TryOne, refused: ReadonlyMap<string, ApiError>) => Promise<T>,
): Promise<{ result: T; refused: ReadonlyMap<string, ApiError> }> {
  const refused = new Map<string, ApiError>()
  const tryOne: TryOne = async (id, one) => {
    if (refused.has(id)) return null
    try {
      return await one()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      refused.set(id, error)
      return null
    }
  }
  for (;;) {
    const refusedBefore = refused.size
    try {
      const result = await inTransactionAs(payload, user, async (req) => {
        const done = await act(req, tryOne, refused)
        if (refused.size > refusedBefore) throw new Error('Some were refused; the others are done anew')
        return done
      })
      return { result, refused }
    } catch (error) {
      // Each further attempt leaves out at least one more.
      if (refused.size === refusedBefore) throw error
    }
  }
}
