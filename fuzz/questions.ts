import type { Schema } from './fromSchema.ts'

/** An endpoint of the CMS, as Payload lists it: `/:id`, `get`. */
export interface Endpoint {
  method: string
  path: string
}

/** A collection or a global. */
export interface Area {
  slug: string
  endpoints: Endpoint[]
  schema: Schema
  isUpload: boolean
}

export interface Description {
  collections: Area[]
  globals: Area[]
  /** Endpoints of the CMS itself, without the calls of the contract. */
  endpoints: Endpoint[]
  /** Some ids of each collection. */
  ids: Record<string, string[]>
}

/** Values that must not be in an answer, by group. */
export interface Secrets {
  nobody: string[]
  editor: string[]
  admin: string[]
}

/** Place of a stored document or version, and a hash of its content. */
export interface Stored {
  collection: string
  key: string
  /** Id of the document that a version belongs to. */
  of: string
  hash: string
  isPending: boolean
}

export interface Tokens {
  Editor: string
  Admin: string
  /** Token of a session that has ended. */
  ended: string
}

export interface Accounts {
  tokens: Tokens
  /** Id of the Editor's account. */
  editor: string
}

export interface Memory {
  /** Bytes after garbage collection: the heap and what it references outside. */
  used: number
  resident: number
}

/** Questions that a fuzzed server answers besides HTTP requests. */
export interface ServerQuestions {
  describe: Description
  /** New sessions of accounts that requests cannot damage permanently. */
  accounts: Accounts
  secrets: Secrets
  stored: Stored[]
  memory: Memory
  /** Properties added to `Object.prototype` since the start. */
  polluted: string[]
}
