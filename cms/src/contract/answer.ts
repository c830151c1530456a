import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ErrorCode } from '@directory/shared/contract'
import type { Who } from '@directory/shared/roles'
import { filePolicy } from '../nouns/files/filePolicy.ts'
import type { CachedResponse } from '../readModel/cachedResponse.ts'
import { contentDisposition } from './contentDisposition.ts'
import type { FileAnswer } from './handler.ts'

type Headers = Record<string, string>

interface JsonAnswer {
  kind: 'json'
  status: number
  headers: Headers
  /** `Set-Cookie` headers, one each. */
  cookies?: readonly string[]
  value: unknown
}

/** A call's answer, the same for Express and Next. */
export type CallAnswer =
  | { kind: 'cached'; cached: CachedResponse }
  | JsonAnswer
  | { kind: 'file'; status: 200; headers: Headers; open(): Readable }

/** Returns an answer that must not be kept: a refusal, or for staff. */
export const jsonAnswer = (status: number, value: unknown, headers: Headers = {}): JsonAnswer => ({
  kind: 'json',
  status,
  value,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
})

/** Returns a refusal, also for errors that happen before the call is known. */
export const errorAnswer = (
  status: number,
  code: ErrorCode | 'method_not_allowed' | 'cross_site',
  message: string,
  { headers, ...details }: { headers?: Headers } & Record<string, unknown> = {},
): JsonAnswer => jsonAnswer(status, { success: false, message, code, ...details }, headers)

export function fileAnswer(file: FileAnswer, who: Who): CallAnswer {
  const headers = {
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.disposition, file.name),
    'Content-Security-Policy': filePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
  const validatedBy = (part: string | Uint8Array): Headers => {
    const hash = createHash('sha256').update(part)
    return who === 'public'
      ? { 'Cache-Control': 'no-cache', ETag: `"${hash.digest('base64url').slice(0, 27)}"` }
      : {}
  }
  if ('content' in file) {
    const { content } = file
    const isWhole = content instanceof Uint8Array
    return {
      kind: 'file',
      status: 200,
      headers: {
        ...headers,
        ...(isWhole && { 'Content-Length': String(content.length), ...validatedBy(content) }),
      },
      open: () => Readable.from(isWhole ? [content] : content, { objectMode: false }),
    }
  }
  const { size, version, read } = file.bytes
  return {
    kind: 'file',
    status: 200,
    headers: { ...headers, 'Content-Length': String(size), ...validatedBy(`${size} ${version}`) },
    open: () => read(),
  }
}
