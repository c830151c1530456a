import type { RequestHandler } from 'express'
import { yieldToRequests } from '../clock.ts'
import { createConcurrencyLimit } from '../operations/limits/concurrencyLimit.ts'
import { addressKey } from '../operations/limits/rateLimits.ts'
import { sendTooMany } from './answers/send.ts'

/** Number of turns of the event loop. Node accepts one connection in each, so after one turn most would still wait. */
const turns = 100

/** Lets the event loop answer what is ready and accept new connections. */
export async function sendReadyAnswers(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await yieldToRequests()
}

/**
 * Guards handlers that take milliseconds of the one thread for each request, even a refused one: requests begin one
 * after another, addresses take turns, and all ready answers are sent before each. No request waits for the end of
 * another one, which depends on how fast its client reads.
 */
export function runOneAtATime(answerOthers = sendReadyAnswers): RequestHandler {
  const enter = createConcurrencyLimit({ atOnce: 1, waiting: 1000, waitingOfOne: 250 })
  return async (req, res, next) => {
    try {
      await enter(answerOthers, addressKey(req.ip ?? 'unknown'))
    } catch (error) {
      return sendTooMany(res, error)
    }
    if (!res.closed) next()
  }
}
