import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { ReadyAnswer } from '../readModel/readyAnswer.ts'
import type { ReadyAnswers } from '../readModel/readyAnswers.ts'
import { acceptedEncodings } from './acceptedEncodings.ts'
import { siteHeaders } from './securityHeaders.ts'

/** How long an idle connection stays open. */
export const keepAliveSeconds = 5

const siteHeaderList = Object.entries(siteHeaders).flat()

type Encoding = ReturnType<ReadyAnswers['encode']>['encoding']

/** The head of one form of an answer, for one status. */
interface Head {
  status: number
  /** Names and values in turn. */
  fields: readonly string[]
  /** As it goes over the wire during `second` of the clock. */
  text: string
  second: number
}
type Heads = Partial<Record<`${Encoding} ${number}`, Head>>

const headsOf = new WeakMap<ReadyAnswer, Heads>()

function headOf(ready: ReadyAnswer, status: number, encoding: Encoding, length: number): Head {
  let heads = headsOf.get(ready)
  if (!heads) {
    heads = {}
    headsOf.set(ready, heads)
  }
  const key = `${encoding} ${status}` as const
  heads[key] ??= { status, fields: fieldsOf(ready, status, encoding, length), text: '', second: 0 }
  return heads[key]
}

function fieldsOf(ready: ReadyAnswer, status: number, encoding: Encoding, length: number): string[] {
  return [
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
    // Without a body there is nothing to measure.
    ...(status === 304 ? [] : ['Content-Length', String(length)]),
  ]
}

/** Sends an answer whose bytes are ready, or 304 where the client has them already. */
export function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  answers: ReadyAnswers,
  ready: ReadyAnswer,
): void {
  const { body, encoding } = answers.encode(ready, acceptedEncodings(req.headers['accept-encoding']))
  const isKnown = ready.status === 200 && matches(req.headers['if-none-match'], ready.etag)
  writeHead(req, res, headOf(ready, isKnown ? 304 : ready.status, encoding, body.length))
  res.end(isKnown || req.method === 'HEAD' ? undefined : body)
}

/**
 * Node checks and joins the fields of every head anew, which costs more than all the rest of handing out ready bytes.
 * So the text of the head is kept for as long as its `Date` holds and put where Node would put it (`_header`).
 * A Node that keeps it elsewhere says so by `headersSent` and is asked the usual way, as is anything unusual.
 */
function writeHead(req: IncomingMessage, res: ServerResponse, head: Head): void {
  if (req.httpVersion === '1.1' && res.shouldKeepAlive && res.getHeaderNames().length === 0) {
    const second = Math.floor(Date.now() / 1000)
    if (head.second !== second) {
      head.second = second
      head.text = textOf(head)
    }
    res.statusCode = head.status
    const own: { _header?: string } & ServerResponse = res
    own._header = head.text
    if (res.headersSent) return
  }
  res.writeHead(head.status, [...head.fields])
}

/** The same lines in the same order as Node's own. */
function textOf({ status, fields, second }: Head): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let i = 0; i < fields.length; i += 2) lines.push(`${fields[i]}: ${fields[i + 1]}`)
  lines.push(
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${keepAliveSeconds}`,
    '\r\n',
  )
  return lines.join('\r\n')
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
