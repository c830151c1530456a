import type * as z from 'zod'
import { accountCalls } from './contract/accounts.ts'
import { administrationCalls } from './contract/administration.ts'
import { type Call, impliedCodes, type LimitKind } from './contract/call.ts'
import { contentCalls } from './contract/content.ts'
import { directoryCalls } from './contract/directory.ts'
import { editingCalls } from './contract/editing.ts'
import { historyCalls } from './contract/history.ts'
import { importsCalls } from './contract/imports.ts'
import { paperCalls } from './contract/paper.ts'
import { reportsCalls } from './contract/reports.ts'
import { requestNotesCalls } from './contract/requestNotes.ts'
import { requestsCalls } from './contract/requests.ts'
import { sessionCalls } from './contract/session.ts'
import { siteCalls } from './contract/site.ts'
import { tablesCalls } from './contract/tables.ts'
import { usersCalls } from './contract/users.ts'
import { verificationRequestCalls } from './contract/verificationRequests.ts'

export type { Call, LimitKind } from './contract/call.ts'

/** The whole API; each area declares its calls in its own file. */
export const contract = {
  ...siteCalls,
  ...sessionCalls,
  ...directoryCalls,
  ...requestsCalls,
  ...reportsCalls,
  ...requestNotesCalls,
  ...verificationRequestCalls,
  ...editingCalls,
  ...contentCalls,
  ...usersCalls,
  ...accountCalls,
  ...administrationCalls,
  ...importsCalls,
  ...historyCalls,
  ...tablesCalls,
  ...paperCalls,
} as const

export type Contract = typeof contract
export type CallKey = keyof Contract

type InferOr<C, K extends string, D> = C extends { [P in K]: infer S extends z.ZodType } ? z.infer<S> : D
/** As its handler gets it. */
export type QueryOf<K extends CallKey> = InferOr<Contract[K], 'query', Record<string, never>>
export type BodyOf<K extends CallKey> = InferOr<Contract[K], 'body', undefined>
export type ParamsOf<K extends CallKey> = InferOr<Contract[K], 'params', Record<string, never>>
export type OutputOf<K extends CallKey> = InferOr<Contract[K], 'output', unknown>

type Implied = (typeof impliedCodes)[keyof typeof impliedCodes][number]
export type ErrorCodeOf<K extends CallKey> =
  | Implied
  | { [P in K]: Contract[P] extends { errors: readonly (infer Code)[] } ? Code : never }[K]
export type ErrorCode = ErrorCodeOf<CallKey>

/**
 * What strangers send or ask in words of their own is a look-up, unless the call says otherwise. Files are not: a page
 * may show dozens of pictures.
 */
export function rateLimitOf(key: CallKey): LimitKind | null {
  const { who, limit, query, params }: Call = contract[key]
  const isOpen = who === 'public' && (key.startsWith('POST ') || (query !== undefined && !params))
  return limit ?? (isOpen ? 'lookup' : null)
}

/** Those it declares, and those that all calls of its kind have. */
export function errorCodesOf(key: CallKey): ErrorCode[] {
  const call: Call = contract[key]
  const { any, session, input, body, store, limit } = impliedCodes
  const [isPost, isPublic] = [key.startsWith('POST '), call.who === 'public']
  const implied: Implied[] = [
    ...any,
    ...(isPublic ? [] : session),
    ...(isPost || call.query || call.params ? input : []),
    ...(isPost ? body : []),
    ...(isPost || !isPublic || call.forStaff ? store : []),
    ...(rateLimitOf(key) || isPublic ? limit : []),
  ]
  return [...new Set([...((call.errors ?? []) as ErrorCode[]), ...implied])]
}

/** A list is of texts of the catalogues. */
export type RefusalValues = Readonly<
  Record<string, string | number | readonly { id: string; values?: RefusalValues }[]>
>

export interface ErrorAnswer {
  success: false
  /** German, for people. */
  message: string
  /** For programs; the site shows the visitor's language by it. */
  code: ErrorCode
  field?: string
  /** What the words speak of; `what` names the case where a code has several. */
  values?: RefusalValues
  /** With `conflict`: the current state that another person saved first. */
  current?: unknown
}
