import { type Call, type CallKey, contract } from '@directory/shared/contract'
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { perform } from '../contract/perform.ts'
import { receiveUpload } from '../contract/receiveUpload.ts'
import { readModelOf } from '../services/readModel.ts'
import { sendAnswer, sendRefusal } from './send.ts'

/** The contract on Express: every call at its path, other methods 405, unknown paths 404. */
export function contractRouter(payload: Payload): Router {
  const router = Router({ caseSensitive: true })
  const methodsByPath = new Map<string, string[]>()

  for (const key of Object.keys(contract) as CallKey[]) {
    const [method = 'GET', declared = '/'] = key.split(' ')
    const path = declared.replace(/\{(\w+)\}/g, ':$1')
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method])
    const handle = async (req: Request, res: Response) => {
      const answer = await perform(payload, key, {
        url: req.originalUrl,
        authorization: req.headers.authorization ?? null,
        query: req.query,
        params: req.params as Record<string, string>,
        readBody: async () => req.body,
        readUpload: (limit) => receiveUpload(req, req.headers, limit),
        address: req.ip ?? 'unknown',
      })
      await sendAnswer(req, res, readModelOf(payload).responses, answer, contract[key].who)
    }
    const call: Call = contract[key]
    if (method === 'GET') router.get(path, handle)
    else if (call.upload) router.post(path, handle)
    else router.post(path, requireJson, jsonOf(key), handle)
  }

  for (const [path, methods] of methodsByPath) {
    router.all(path, (_req, res) => {
      res.set(
        'Allow',
        methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '),
      )
      sendRefusal(res, 405, 'method_not_allowed', 'So lässt sich das nicht abrufen.')
    })
  }
  router.use('/api', (_req, res) => sendRefusal(res, 404, 'not_found', 'Das gibt es hier nicht.'))
  router.use('/api', bodyErrors)
  return router
}

const usualLimit = 1_000_000

function jsonOf(key: CallKey) {
  const call: Call = contract[key]
  return express.json({ limit: call.bodyLimit ?? usualLimit, strict: false })
}

const requireJson = (req: Request, res: Response, next: () => void) => {
  const hasBody =
    Number(req.headers['content-length'] ?? 0) > 0 || req.headers['transfer-encoding'] !== undefined
  if (hasBody && !req.is('application/json')) {
    sendRefusal(res, 415, 'unsupported_type', 'Bitte senden Sie die Angaben als JSON.')
  } else next()
}

/** What goes wrong before a call begins: unreadable, too large, or wrongly encoded. */
const bodyErrors: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) return next(error)
  if (error?.type === 'entity.too.large') return sendRefusal(res, 413, 'too_large', 'Das ist zu groß.')
  if (error?.type === 'encoding.unsupported' || error?.type === 'charset.unsupported') {
    return sendRefusal(res, 415, 'unsupported_type', 'Diese Kodierung wird nicht verstanden.')
  }
  if (error?.type === 'entity.parse.failed' || error?.status === 400 || error instanceof URIError) {
    return sendRefusal(res, 400, 'malformed', 'Die Anfrage ist nicht lesbar.')
  }
  next(error)
}
