import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { isCrossSite } from '#access/isCrossSite.ts'
import { contractEndpoints, contractRoots, rejectAddress } from '#endpoints/endpoints.ts'
import { type CallRequest, perform } from '#endpoints/perform.ts'
import { receiveUpload } from '#endpoints/receiveUpload.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { sendAnswer } from './answers/send.ts'
import { callRequest } from './connections/callRequest.ts'
import { openBody, readBodyOf } from './connections/readBody.ts'
import { clientOf } from './connections/requestHead.ts'
import { sendReadyAnswersInTime } from './connections/runOneAtATime.ts'

/**
 * Every call at its path, 405 for other methods, 404 for unknown paths. Avoids Payload's search for the endpoint, and
 * Next, which reads bodies before checking the client.
 */
export function contractRouter(payload: Payload) {
  const router = Router({ caseSensitive: true })
  const belowRoots = Router({ caseSensitive: true })

  // `/translations.json` is below no root.
  const routerOf = (path: string) => (path.startsWith('/api/') ? belowRoots : router)

  for (const { method, custom } of contractEndpoints)
    routerOf(custom.path)[method](pathBelowRoot(custom.path), async (req: Request, res: Response) => {
      await sendAnswer(req, res, await perform(payload, custom.call, requestOf(payload, req, res)))
    })
  const reject = (path?: string) => async (req: Request, res: Response) => {
    await runtimeOf(payload).rateLimits.consume('lookup', clientOf(req))
    const ofPath = contractEndpoints.filter(({ custom }) => custom.path === path)
    await sendAnswer(req, res, rejectAddress(ofPath.map(({ method }) => method)))
  }
  for (const path of new Set(contractEndpoints.map(({ custom }) => custom.path)))
    routerOf(path).all(pathBelowRoot(path), reject(path))
  belowRoots.use(reject())
  // Other addresses pass all calls in one step.
  return router.use(contractRoots, belowRoots)
}

const pathBelowRoot = (path: string) => path.replace(/^\/api/, '')

function requestOf(payload: Payload, req: Request, res: Response): CallRequest {
  return callRequest(req, {
    // The same under both roots, so that the answer is kept once.
    url: req.baseUrl === '' ? req.originalUrl : req.originalUrl.replace(req.baseUrl, '/api'),
    authorization: req.headers.authorization ?? null,
    query: req.query,
    params: req.params as Record<string, string>,
    readBody: readBodyOf(payload, req, res),
    readUpload: (limit) => {
      openBody(req, res)
      return receiveUpload(req, req.headers, { limit, folder: runtimeOf(payload).incomingDir })
    },
    cookies: req.headers.cookie,
    takesCookies: !isCrossSite((name) => req.headers[name]),
    inTurn: (work) =>
      runtimeOf(payload).turns(async () => {
        await sendReadyAnswersInTime()
        return work()
      }, clientOf(req)),
  })
}
