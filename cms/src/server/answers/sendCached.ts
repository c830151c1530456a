import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { currentTime } from '../../clock.ts'
import { matchesEtag } from '../../contract/matchesEtag.ts'
import { type CachedResponse, varyOf } from '../../readModel/cachedResponse.ts'
import type { ResponseCache } from '../../readModel/responseCache.ts'
import { acceptedEncodings } from './acceptedEncodings.ts'
import { siteHeaders } from './securityHeaders.ts'

/** Seconds that an idle connection stays open. */
export const keepAliveSeconds = 5

type Encoding = ReturnType<ResponseCache['encode']>['encoding']

/** Head of one form of a response, for one status. */
interface Head {
  status: number
  /** Names and values in turn. */
  fields: readonly string[]
  /** Text of the head as it is sent, with the date of `second`. */
  text: string
  second: number
}
type Heads = Partial<Record<`${Encoding} ${number}`, Head>>

function fieldsOf(cached: CachedResponse, status: number, encoding: Encoding, length: number): string[] {
  return [
    'Content-Type',
    cached.contentType,
    'Cache-Control',
    cached.cacheControl ?? 'no-cache',
    'Vary',
    varyOf(cached),
    // Each form needs its own validator, as the standard demands of strong ones.
    'ETag',
    encoding === 'identity' ? cached.etag : `${cached.etag.slice(0, -1)}-${encoding}"`,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    // Without a body there is no length.
    ...(status === 304 ? [] : ['Content-Length', String(length)]),
  ]
}

/**
 * Creates the function that sends a response whose bytes are ready, or 304 if the client already has them. It adds
 * the site's headers to each, and those of `more` that are not set yet.
 */
export function createSendCached(more: Readonly<Record<string, string>> = {}) {
  const always = Object.entries({ ...more, ...siteHeaders }).flat()
  const headsOf = new WeakMap<CachedResponse, Heads>()

  function headOf(cached: CachedResponse, status: number, encoding: Encoding, length: number): Head {
    let heads = headsOf.get(cached)
    if (!heads) {
      heads = {}
      headsOf.set(cached, heads)
    }
    const key = `${encoding} ${status}` as const
    heads[key] ??= {
      status,
      fields: [...always, ...fieldsOf(cached, status, encoding, length)],
      text: '',
      second: 0,
    }
    return heads[key]
  }

  return (
    req: IncomingMessage,
    res: ServerResponse,
    responses: ResponseCache,
    cached: CachedResponse,
  ): void => {
    const { body, encoding } = responses.encode(cached, acceptedEncodings(req.headers['accept-encoding']))
    const isKnown = cached.status === 200 && matchesEtag(req.headers['if-none-match'], cached.etag)
    writeHead(req, res, headOf(cached, isKnown ? 304 : cached.status, encoding, body.length))
    res.end(isKnown || req.method === 'HEAD' ? undefined : body)
  }
}

/** Sends responses that come through Express, which has set the other headers. */
export const sendCached = createSendCached()

/**
 * Writes the head. Node checks and joins the fields of every head anew, which costs more than all the rest of sending
 * ready bytes. So the text of the head is kept while its `Date` is right and put where Node would put it (`_header`).
 * If Node keeps it elsewhere, `headersSent` stays false, and the usual way is taken.
 */
function writeHead(req: IncomingMessage, res: ServerResponse, head: Head): void {
  if (req.httpVersion === '1.1' && res.shouldKeepAlive && res.getHeaderNames().length === 0) {
    const second = Math.floor(currentTime() / 1000)
    if (head.second !== second) {
      head.second = second
      head.text = textOf(head)
    }
    res.statusCode = head.status
    const response: { _header?: string } & ServerResponse = res
    response._header = head.text
    if (res.headersSent) return
  }
  res.writeHead(head.status, [...head.fields])
}

/** Returns the same lines in the same order as Node writes them. */
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
