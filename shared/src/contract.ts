import type { z } from 'zod'
import { contentCalls } from './contract/content.ts'
import { directoryCalls } from './contract/directory.ts'
import { editingCalls } from './contract/editing.ts'
import { importsCalls } from './contract/imports.ts'
import { requestsCalls } from './contract/requests.ts'
import { sessionCalls } from './contract/session.ts'
import { siteCalls } from './contract/site.ts'
import { usersCalls } from './contract/users.ts'

export type { Call, LimitKind } from './contract/call.ts'

/** The whole API; each area declares its calls in a file of its own. */
export const contract = {
  ...siteCalls,
  ...sessionCalls,
  ...directoryCalls,
  ...requestsCalls,
  ...editingCalls,
  ...contentCalls,
  ...usersCalls,
  ...importsCalls,
} as const

export type Contract = typeof contract
export type CallKey = keyof Contract

type InferOr<C, K extends string, D> = C extends { [P in K]: infer S extends z.ZodType } ? z.infer<S> : D
/** Parsed query of a call, as its handler gets it. */
export type QueryOf<K extends CallKey> = InferOr<Contract[K], 'query', Record<string, never>>
export type BodyOf<K extends CallKey> = InferOr<Contract[K], 'body', undefined>
export type ParamsOf<K extends CallKey> = InferOr<Contract[K], 'params', Record<string, never>>
export type OutputOf<K extends CallKey> = InferOr<Contract[K], 'output', unknown>

/** Every refusal looks like this. */
export interface Refusal {
  success: false
  /** German, for people. */
  message: string
  /** Stable, for programs; the site shows the visitor's language by it. */
  code: string
  field?: string
  /** What stands there now, where somebody else was faster. */
  current?: unknown
}
