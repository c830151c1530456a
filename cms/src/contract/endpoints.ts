import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type CallKey, contract } from '@directory/shared/contract'
import type { Endpoint } from 'payload'
import { filePolicy } from '../services/filePolicy.ts'
import { contentDisposition } from './contentDisposition.ts'
import { type Answer, perform } from './perform.ts'
import { receiveUpload } from './receiveUpload.ts'

/**
 * The contract as Payload's custom endpoints. The same calls are mounted on Express under `/api`,
 * which is faster: Payload matches endpoints one by one.
 */
export const contractEndpoints: Endpoint[] = (Object.keys(contract) as CallKey[]).map((key) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  return {
    method: method.toLowerCase() as 'get' | 'post',
    path: path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
    handler: async (req) => {
      const answer = await perform(req.payload, key, {
        url: `${req.pathname ?? ''}${req.search ?? ''}`,
        authorization: req.headers.get('authorization'),
        query: searchToQuery(req.searchParams),
        params: (req.routeParams ?? {}) as Record<string, string>,
        readBody: async () => req.json?.().catch(() => undefined),
        readUpload: async (limit) =>
          receiveUpload(
            req.body ? Readable.fromWeb(req.body as never) : Readable.from([]),
            Object.fromEntries(req.headers),
            limit,
          ),
        address: req.headers.get('x-client-address') ?? 'unknown',
      })
      return toResponse(answer)
    },
  }
})

function searchToQuery(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

function toResponse(answer: Answer): Response {
  if (answer.kind === 'ready') {
    const { ready } = answer
    return new Response(new Uint8Array(ready.identity), {
      status: ready.status,
      headers: { 'Content-Type': ready.contentType, ETag: ready.etag, 'Cache-Control': 'no-cache' },
    })
  }
  if (answer.kind === 'json') {
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    if (answer.retryAfter !== undefined) headers.set('Retry-After', String(answer.retryAfter))
    return Response.json(answer.value, { status: answer.status, headers })
  }
  const { file } = answer
  const stream =
    'content' in file
      ? Readable.from(file.content instanceof Uint8Array ? [file.content] : file.content)
      : createReadStream(file.path)
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': contentDisposition(file.disposition, file.name),
      'Cache-Control': 'content' in file ? 'no-store' : 'no-cache',
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
