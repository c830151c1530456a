import { performance } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import { steadyTime, yieldToRequests } from '#clock.ts'
import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { clientOf } from './requestHead.ts'

/** Turns of the event loop before a piece of work, however much keeps arriving. */
const maxTurns = 250
/** After so much work, newly arrived requests come first. */
const sliceMs = 10

let answeredAt = Number.NEGATIVE_INFINITY

/** New connections, and data on open ones. */
const arrivals = () => performance.nodeTiming.uvMetricsInfo.events

/**
 * Lets ready answers be sent until a turn of the event loop brings nothing new. Node accepts one connection in each
 * turn, so after one turn most would still wait. Without other requests this takes a few microseconds.
 */
export async function sendReadyAnswers() {
  for (let turn = 0; turn < maxTurns; turn++) {
    const before = arrivals()
    await yieldToRequests()
    if (arrivals() === before) break
  }
  answeredAt = steadyTime()
}

/** Before small pieces of work, which share what it costs. */
export const sendReadyAnswersInTime = async () => {
  if (steadyTime() - answeredAt >= sliceMs) await sendReadyAnswers()
}

/**
 * Guards handlers that take milliseconds of the one thread for each request, even a refused one: requests begin one
 * after another, addresses take turns, and all ready answers are sent before each. No request waits for the end of
 * another one, which depends on how fast its client reads.
 */
export function runOneAtATime(answerOthers = sendReadyAnswers): RequestHandler {
  const enter = createConcurrencyLimit({ atOnce: 1, waiting: 1000, waitingOfOne: 250 })
  return async (req, res, next) => {
    await enter(answerOthers, clientOf(req))
    if (!res.closed) next()
  }
}
