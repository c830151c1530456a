import * as z from 'zod'
import { byLocale } from '../locales.ts'
import { withoutShapeless } from '../plainText.ts'
import type { Who } from '../roles.ts'
import { maxLinkSecretLength } from '../verificationRequests.ts'

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
/** Of a parameter that may be repeated or absent. */
export const firstValue = (value: unknown) => (Array.isArray(value) ? value[0] : (value ?? ''))
export const allValues = (value: unknown) => [value ?? []].flat()

const textOf = (max: number) => z.preprocess(firstValue, z.string().max(max).transform(withoutShapeless))
/** Parameters of addresses. Absent means empty; if repeated, the first counts. */
export const param = {
  text: textOf(maxParam),
  textOf,
  /** A short one, such as a language, a version or `true`. */
  word: textOf(20),
  texts: z.preprocess(allValues, z.array(z.string().max(maxParam)).max(maxParam)),
}
/** Parts of bodies. */
export const input = {
  id: z.string().min(1).max(100),
  /** One that may be empty. */
  anyId: z.string().max(100),
  password: z.string().max(1000),
  /** In the link of a mail; proves who answers. */
  secret: z.string().max(maxLinkSecretLength),
  /** `updatedAt` as it was read; a later change is refused with `stale` and the present state as `current`. */
  readAt: z.string().max(40),
}

const message = z.object({ message: z.string() })
const success = z.object({ success: z.literal(true), message: z.string() })
/** With which `POST /api/undo` undoes the action (`auuid`); empty if nothing is to be undone. */
const undo = z.string()
/** Answers, and parts of them. */
export const answer = {
  ...{ message, success, undoable: message.extend({ undo }), undoableSuccess: success.extend({ undo }) },
  /** Undone by several lines. */
  undoableActs: message.extend({ count: z.int(), undo: z.array(undo) }),
  namedEntry: z.object({ uuid: z.string(), name: z.string() }),
}

/** A text in each language. */
export const localeTexts = byLocale(() => z.string())
/** For every language (`logLine.ts`); empty if an old line's words are not known. */
export const logContentFields = {
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
}
