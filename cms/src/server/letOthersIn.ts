import type { RequestHandler } from 'express'
import { ApiError } from '../operations/errors/apiError.ts'
import { createConcurrencyLimit } from '../operations/limits/concurrencyLimit.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { sendError } from './send.ts'

/** Node accepts one connection in each turn of its loop, so one turn alone would let a visitor wait for all before. */
const turns = 100

/** Lets the event loop answer what is ready and accept new connections. */
export async function answerWhatIsReady(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/**
 * In front of what takes milliseconds of the one thread for each request, also for one that it refuses: requests begin
 * one after another, addresses in turn, and before each of them all that is ready is answered. No request waits for the
 * end of another one, which depends on the client that reads its answer.
 */
export function letOthersIn(answerOthers = answerWhatIsReady): RequestHandler {
  const enter = createConcurrencyLimit({ atOnce: 1, waiting: 1000, waitingOfOne: 250 })
  return async (req, res, next) => {
    try {
      await enter(answerOthers, addressKey(req.ip ?? 'unknown'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      res.set('Retry-After', String(error.data.retryAfter))
      return sendError(res, error.status, 'too_many_requests', error.message)
    }
    if (!res.closed) next()
  }
}
