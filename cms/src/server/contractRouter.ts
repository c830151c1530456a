import { contract } from '@directory/shared/contract'
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import type { Answer } from '../contract/answer.ts'
import { callsOf, refuseAddress } from '../contract/endpoints.ts'
import { isForeign } from '../contract/isForeign.ts'
import { perform } from '../contract/perform.ts'
import { readJson } from '../contract/readJson.ts'
import { receiveUpload } from '../contract/receiveUpload.ts'
import { readModelOf } from '../services/readModel/readModel.ts'
import { runtimeOf } from '../services/runtime.ts'
import { sendAnswer, sendError } from './send.ts'
import { requestIdOf } from './watchRequests.ts'

/**
 * The contract's endpoints on Express, without Payload's search through them and without Next: every call at its path,
 * other methods 405, unknown paths 404.
 */
export function contractRouter(payload: Payload): Router {
  const router = Router({ caseSensitive: true })
  const calls = callsOf(payload.config)
  const send = (req: Request, res: Response, answer: Answer) =>
    sendAnswer(req, res, readModelOf(payload).responses, answer)

  for (const { method, custom } of calls) {
    router[method](custom.path, async (req: Request, res: Response) => {
      const answer = await perform(payload, custom.call, {
        url: req.originalUrl,
        authorization: req.headers.authorization ?? null,
        query: req.query,
        params: req.params as Record<string, string>,
        readBody: (limit) => readJson(req, req.headers, limit),
        readUpload: (limit) =>
          receiveUpload(req, req.headers, { limit, folder: runtimeOf(payload).incomingDir }),
        address: req.ip ?? 'unknown',
        requestId: requestIdOf(req),
        userAgent: req.headers['user-agent'] ?? null,
        takesCookies: !isForeign((name) => req.headers[name]),
        gone: 'upload' in contract[custom.call] ? signalOfLeaving(res) : undefined,
      })
      await send(req, res, answer)
    })
  }
  for (const { path, custom } of calls)
    router.all(custom.path, (req, res) => send(req, res, refuseAddress(path)))
  router.use('/api', (req, res) => send(req, res, refuseAddress('/')))
  router.use('/api', unreadableAddress)
  return router
}

function signalOfLeaving(res: Response): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return gone.signal
}

const unreadableAddress: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent || !(error instanceof URIError || error?.status === 400)) return next(error)
  sendError(res, 400, 'malformed', 'Die Anfrage ist nicht lesbar.')
}
