import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyAnswer, ReadyAnswers } from '../readModel/readyAnswers.ts'
import { siteHeaders } from './securityHeaders.ts'

const siteHeaderList = Object.entries(siteHeaders).flat()

type Encoding = ReturnType<ReadyAnswers['encode']>['encoding']
type HeaderLists = Partial<Record<Encoding, string[]>>

/** Head of each form of an answer, written once: it is most of the work of sending ready bytes. */
const headerLists = new WeakMap<ReadyAnswer, HeaderLists>()

function headersOf(ready: ReadyAnswer, encoding: Encoding, length: number): string[] {
  let lists = headerLists.get(ready)
  if (!lists) {
    lists = {}
    headerLists.set(ready, lists)
  }
  lists[encoding] ??= [
    ...siteHeaderList,
    'Content-Type',
    ready.contentType,
    'Cache-Control',
    ready.cacheControl ?? 'no-cache',
    'Vary',
    'Accept-Encoding',
    // Each form has a validator of its own, as the standard asks of strong ones.
    'ETag',
    encoding === 'identity' ? ready.etag : `${ready.etag.slice(0, -1)}-${encoding}"`,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(length),
  ]
  return lists[encoding]
}

/** Sends an answer whose bytes are ready, or 304 where the client has them already. */
export function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  answers: ReadyAnswers,
  ready: ReadyAnswer,
): void {
  const { body, encoding } = answers.encode(ready, acceptedEncodings(req.headers['accept-encoding']))
  const headers = headersOf(ready, encoding, body.length)
  if (ready.status === 200 && matches(req.headers['if-none-match'], ready.etag)) {
    // Everything but the length: there is no body to measure.
    res.writeHead(304, headers.slice(0, -2)).end()
    return
  }
  res.writeHead(ready.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Any form's validator counts: all forms of one answer change together. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const stem = etag.slice(0, -1)
  return header.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '')
    return value === '*' || value === etag || value === `${stem}-gzip"` || value === `${stem}-br"`
  })
}

const encodings = new Map<string | undefined, { gzip: boolean; br: boolean }>()

function acceptedEncodings(header: string | undefined): { gzip: boolean; br: boolean } {
  const known = encodings.get(header)
  if (known) return known
  const accepts = (name: string) => {
    const match = new RegExp(`(?:^|[,\\s])(?:${name}|\\*)\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(
      header ?? '',
    )
    return match !== null && Number(match[1] ?? 1) > 0
  }
  const result = { gzip: accepts('gzip'), br: accepts('br') }
  // Browsers send a handful of spellings; anything beyond is somebody playing.
  if (encodings.size < 200) encodings.set(header, result)
  return result
}
