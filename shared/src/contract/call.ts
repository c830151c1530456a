import * as z from 'zod'
import { byLocale } from '../locales.ts'
import { withoutShapeless } from '../plainText.ts'
import type { Who } from '../roles.ts'

export type LimitKind =
  | 'login'
  | 'loginAddress'
  | 'submission'
  | 'report'
  | 'invalid'
  | 'answer'
  | 'lookup'
  | 'drawing'
  | 'paper'
  | 'tiles'
  | 'refused'
  | 'receiver'

/** Routes, client types and OpenAPI derive from it. */
export interface Call {
  summary: string
  who: Who
  /** Staff (with a valid Bearer) get a different answer, which is never cached. */
  forStaff?: true
  /** As they arrive: as text, and as arrays if repeated. */
  query?: z.ZodType
  body?: z.ZodType
  /** Bytes, if not the usual megabyte. */
  bodyLimit?: number
  /** Bytes of `file`, if the body is a form with that field (multipart/form-data). */
  upload?: number
  /** Path parameters, named as in the path. */
  params?: z.ZodType
  /** JSON answer; absent if the answer is a file. */
  output?: z.ZodType
  /** Status of success, if not 200. */
  status?: 202
  /** Per address; see `rateLimitOf` (contract.ts). */
  limit?: LimitKind
  /** Besides those that follow from the rest of the declaration. */
  errors?: readonly string[]
}

export type ContractCalls = Record<`${'GET' | 'POST'} /${string}`, Call>

/** By the kind of call; `errorCodesOf` (contract.ts) returns them. */
export const impliedCodes = {
  /** Unknown failures of the server, and what the front door refuses. */
  any: ['internal', 'address_too_long'],
  session: ['unauthorized', 'forbidden', 'too_many_requests'],
  input: ['invalid'],
  body: ['malformed', 'unsupported_type', 'too_large', 'too_many_requests'],
  /** Another user saved first; the CMS refused the values; the disk is full; the database is unavailable. */
  store: ['conflict', 'refused', 'not_saved', 'maybe_saved', 'unavailable'],
  limit: ['too_many_requests'],
} as const

/** More than a name, an id or a search field has. */
const maxParam = 200
const firstOf = (value: unknown) => (Array.isArray(value) ? value[0] : (value ?? ''))

/** Absent means empty; if repeated, the first counts. */
export const textParamOf = (max: number) =>
  z.preprocess(firstOf, z.string().max(max).transform(withoutShapeless))
export const textParam = textParamOf(maxParam)
/** A text in each language. */
export const localeTexts = byLocale(() => z.string())
/** A short one, such as a language, a version or `true`. */
export const wordParam = textParamOf(20)
export const textParams = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().max(maxParam)).max(maxParam),
)
export const messageSchema = z.object({ message: z.string() })
export const successSchema = z.object({ success: z.literal(true), message: z.string() })
/** With which `POST /api/undo` undoes the action (`auuid`); empty if nothing is to be undone. */
const undo = z.string()
export const undoableMessage = messageSchema.extend({ undo })
export const undoableSuccess = successSchema.extend({ undo })
/** By several lines. */
export const undoableActs = messageSchema.extend({ count: z.int(), undo: z.array(undo) })

export const id = z.string().min(1).max(100)
/** One that may be empty. */
export const anyId = z.string().max(100)
export const password = z.string().max(1000)
/** `updatedAt` as it was read; a later change is refused with `stale` and the present state as `current`. */
export const readAt = z.string().max(40)
export const namedEntry = z.object({ uuid: z.string(), name: z.string() })

/** For every language (`logLine.ts`); empty if an old line's words are not known. */
export const logContentFields = {
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
}
