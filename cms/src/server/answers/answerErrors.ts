import type { ErrorRequestHandler } from 'express'
import type { Payload } from 'payload'
import { ApiError, refusalWords } from '#lib/errors/apiError.ts'
import { apiErrorOf } from '#lib/transaction/apiErrorOf.ts'
import { isReadMethod } from '../connections/requestHead.ts'
import { requestIdOf } from '../metrics/watchRequests.ts'
import { sendError } from './send.ts'

/** Unknown failures are logged once with an id, and say no more than that. */
export function answerErrors(logger: Pick<Payload['logger'], 'error'>): ErrorRequestHandler {
  return (error, req, res, _next) => {
    if (res.headersSent) return res.destroy()
    if (error instanceof URIError || (error?.status === 400 && !(error instanceof ApiError)))
      return sendError(res, 400, 'malformed', refusalWords('malformed.address'))
    const refusal = error instanceof ApiError ? error : apiErrorOf(error, { reads: isReadMethod(req) })
    if (refusal) {
      const { code, retryAfter } = refusal.data
      if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
      return sendError(res, refusal.status, code, refusal.message)
    }
    const requestId = requestIdOf(req)
    logger.error({ err: error, requestId, msg: 'Unexpected failure' })
    sendError(res, 500, 'internal', refusalWords('internal', { id: requestId }))
  }
}
