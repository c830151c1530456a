import { Readable } from 'node:stream'
import { filePolicy } from '#collections/Files/filePolicy.ts'
import { type CachedResponse, etagOf } from '#publicData/cachedResponse.ts'
import type { ErrorCode } from '#shared/contract'
import type { Who } from '#shared/roles'
import type { FileAnswer } from './handler.ts'

type Headers = Record<string, string>

interface JsonAnswer {
  kind: 'json'
  status: number
  headers: Headers
  cookies?: readonly string[]
  value: unknown
}

/** The same for Express and Next. */
export type CallAnswer =
  | { kind: 'cached'; cached: CachedResponse }
  | JsonAnswer
  | { kind: 'file'; status: 200; headers: Headers; open(): Readable }

/** Must not be kept: a refusal, or for staff. */
export const jsonAnswer = (status: number, value: unknown, headers: Headers = {}): JsonAnswer => ({
  kind: 'json',
  status,
  value,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
})

/** Also for errors that happen before the call is known. */
export const errorAnswer = (
  status: number,
  code: ErrorCode | 'method_not_allowed' | 'cross_site',
  message: string,
  { headers, ...details }: { headers?: Headers } & Record<string, unknown> = {},
): JsonAnswer => jsonAnswer(status, { success: false, message, code, ...details }, headers)

export function fileAnswer(file: FileAnswer, who: Who): CallAnswer {
  const headers: Headers = {
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.disposition, file.name),
    'Content-Security-Policy': filePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
  const answerOf = (open: () => Readable, size?: number, validator?: string | Uint8Array): CallAnswer => {
    if (size !== undefined) headers['Content-Length'] = String(size)
    if (validator !== undefined && who === 'public')
      Object.assign(headers, { 'Cache-Control': 'no-cache', ETag: etagOf(validator) })
    return { kind: 'file', status: 200, headers, open }
  }
  if ('bytes' in file) {
    const { size, version, read } = file.bytes
    return answerOf(() => read(), size, `${size} ${version}`)
  }
  const { content } = file
  if (!(content instanceof Uint8Array)) return answerOf(() => Readable.from(content, { objectMode: false }))
  return answerOf(() => Readable.from([content], { objectMode: false }), content.length, content)
}

/** The whole name for modern browsers (RFC 6266), plain letters for all others. No name can break out of it. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%;]/g, '_')
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** In any form of the validator: all forms of one answer change together. */
export function matchesEtag(header: string | null | undefined, etag: string) {
  const stem = etag.slice(0, -1)
  return (header ?? '').split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '')
    return value === '*' || value === etag || value === `${stem}-gzip"` || value === `${stem}-br"`
  })
}
