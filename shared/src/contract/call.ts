import * as z from 'zod'
import type { Who } from '../roles.ts'

export type LimitKind =
  | 'login'
  | 'loginAddress'
  | 'submission'
  | 'report'
  | 'answer'
  | 'lookup'
  | 'raw'
  | 'drawing'
  | 'paper'
  | 'tiles'
  | 'refused'
  | 'receiver'

/** One call of the API, declared once. Everything else (routes, client types, OpenAPI) derives from it. */
export interface Call {
  summary: string
  who: Who
  /** Public, but a valid Bearer of staff gets an answer of its own, which is never kept. */
  forStaff?: true
  /** Query parameters as they arrive: text; repeated ones are arrays. */
  query?: z.ZodType
  /** JSON body. */
  body?: z.ZodType
  /** Largest body in bytes, where it is not the usual megabyte. */
  bodyLimit?: number
  /** The body is a form with a field `file` (multipart/form-data) of at most this many bytes. */
  upload?: number
  /** Path parameters, named as in the path. */
  params?: z.ZodType
  /** JSON answer; absent where the answer is a file. */
  output?: z.ZodType
  /** Status of success where it is not 200. */
  status?: 202
  /** Which budget of requests per address it draws on. */
  limit?: LimitKind
  /** `code`s that the call may refuse with, besides those that follow from the rest of its declaration. */
  errors?: readonly string[]
}

export type Calls = Record<`${'GET' | 'POST'} /${string}`, Call>

/** `code`s that a call may refuse with for what it is, as `errorCodesOf` (contract.ts) has them. */
export const impliedCodes = {
  /** Unknown failures of ours. */
  any: ['internal'],
  session: ['unauthorized', 'forbidden', 'too_many_requests'],
  input: ['invalid'],
  body: ['malformed', 'unsupported_type', 'too_large', 'too_many_requests'],
  /**
   * Calls that write to the database: another person saved first; the CMS refused the values; the disk is full; the
   * database is unavailable.
   */
  store: ['conflict', 'refused', 'not_saved', 'maybe_saved', 'unavailable'],
  limit: ['too_many_requests'],
} as const

/** Text parameters are forgiving: absent is empty, repeated takes the first. */
export const text = z.preprocess((value) => (Array.isArray(value) ? value[0] : (value ?? '')), z.string())
export const texts = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string()),
)
export const message = z.object({ message: z.string() })
export const success = z.object({ success: z.literal(true), message: z.string() })
/** The line of the log (`auuid`) by which `POST /api/undo` takes the act back. */
export const undoable = z.object({ undo: z.string() })

/** What a line of the log says, for every language (`logLine.ts`); empty where an old line's words are not known. */
export const toldByKind = {
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
}
