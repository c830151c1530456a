import { parse } from 'node:querystring'
import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { isCrossSite } from '#access/isCrossSite.ts'
import { refusalWords } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { type CallKey, contract } from '#shared/contract'
import { type CallAnswer, errorAnswer } from './answer.ts'
import { perform } from './perform.ts'
import { readJson } from './readJson.ts'
import { receiveUpload } from './receiveUpload.ts'

/** Apart from the collections, five of which have the name of a call. */
const root = '/contract'
/** Express serves the calls under these, so that Next never reads their bodies. */
export const contractRoots = ['/api', `/cms/api${root}`]

interface CallEndpoint extends Endpoint {
  method: 'get' | 'post'
  /** Name of the call in the contract, and its path on Express. */
  custom: { call: CallKey; path: string }
}

/** Express serves them before Payload sees a request (`contractRouter.ts`). */
export const contractEndpoints: CallEndpoint[] = (Object.keys(contract) as CallKey[]).map((key) => {
  const [method = 'GET', declared = '/'] = key.split(' ')
  const path = declared.replace(/\{(\w+)\}/g, ':$1')
  return {
    method: method.toLowerCase() as CallEndpoint['method'],
    path: root + path.replace(/^\/api/, ''),
    custom: { call: key, path },
    handler: (req) => answerCall(key, req),
  }
})

/** Of an address of calls with other methods, or of none. */
export function rejectAddress(methods: readonly CallEndpoint['method'][]): CallAnswer {
  if (methods.length === 0) return errorAnswer(404, 'not_found', refusalWords('not_found'))
  const allowed = methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : ['POST']))
  return errorAnswer(405, 'method_not_allowed', refusalWords('method_not_allowed'), {
    headers: { Allow: allowed.join(', ') },
  })
}

async function answerCall(key: CallKey, req: PayloadRequest) {
  const headers = Object.fromEntries(req.headers)
  const body = () =>
    req.body ? Readable.fromWeb(req.body as import('node:stream/web').ReadableStream) : Readable.from([])
  const search = req.search ?? ''
  const answer = await perform(req.payload, key, {
    // As under `/api`, so that the answer is kept once.
    url: `${key.split(' ')[1]}${search}`,
    authorization: req.headers.get('authorization'),
    query: parse(search.slice(1)),
    params: (req.routeParams ?? {}) as Record<string, string>,
    readBody: (limit) => readJson(body(), headers, { limit }),
    readUpload: (limit) =>
      receiveUpload(body(), headers, { limit, folder: runtimeOf(req.payload).incomingDir }),
    address: req.headers.get('x-client-address') ?? 'unknown',
    requestId: req.headers.get('x-request-id') ?? crypto.randomUUID(),
    userAgent: req.headers.get('user-agent'),
    cookies: req.headers.get('cookie'),
    takesCookies: !isCrossSite((name) => req.headers.get(name)),
  })
  return toResponse(answer)
}

function toResponse(answer: CallAnswer) {
  if (answer.kind === 'cached') {
    const { status, contentType, identity } = answer.cached
    return new Response(new Uint8Array(identity), { status, headers: { 'Content-Type': contentType } })
  }
  const isJson = answer.kind === 'json'
  const body = isJson ? JSON.stringify(answer.value) : (Readable.toWeb(answer.open()) as ReadableStream)
  const response = new Response(body, answer)
  for (const cookie of (isJson && answer.cookies) || []) response.headers.append('Set-Cookie', cookie)
  return response
}
