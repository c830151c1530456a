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
  /** Of the CMS itself, without the calls of the contract. */
  endpoints: Endpoint[]
  /** Ids of each collection, as many as one needs. */
  ids: Record<string, string[]>
}

/** What must not be in an answer, by whom it was got. */
export interface Secrets {
  nobody: string[]
  editor: string[]
  admin: string[]
}

/** Of a document or one of its versions: where it lies, and a hash of what it says. */
export interface Stored {
  collection: string
  key: string
  /** Of the document that a version belongs to. */
  of: string
  hash: string
  isPending: boolean
}

export interface Tokens {
  Editor: string
  Admin: string
  /** Of a session that has ended. */
  ended: string
}

export interface Accounts {
  tokens: Tokens
  /** Id of the Editor's account. */
  editor: string
}

export interface Memory {
  /** Bytes after garbage collection: objects, and what they hold outside of the heap. */
  used: number
  resident: number
}

/** What one may ask a server that is being fuzzed, beside its door. */
export interface Questions {
  describe: Description
  /** New sessions of accounts that nobody can spoil for good. */
  accounts: Accounts
  secrets: Secrets
  stored: Stored[]
  memory: Memory
  /** Names that all objects have got since the start. */
  polluted: string[]
}
