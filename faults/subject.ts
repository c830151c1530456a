import type { ServerClient } from './api.ts'
import type { DataReader } from './database.ts'
import type { Random } from './random.ts'

/** Everything observable about a subject, in a form where equal pictures have equal JSON. */
export type Picture = Readonly<Record<string, unknown>>

/** Something changed by one act after another, with a word (`tag`) in all its data. */
export interface Subject {
  kind: SubjectKind
  tag: string
  /** Its state in the database; several if the last act was not answered and may or may not have happened. */
  pictures: Picture[]
  /** The last act, for the report. */
  lastAct: string
  /** Ids, tokens and similar values that acts need; `observe` adds those created by an unanswered act. */
  notes: Record<string, string>
}

export interface Act {
  name: string
  send(site: ServerClient, session: SessionTokens): Promise<void>
  /** Possible pictures after an acknowledgement. */
  after: Picture[]
  /** Further possible pictures if the last answer of `send` is missing. */
  halfway?: Picture[]
  /** Set by `send` once the server has confirmed the act: from then on the picture before is impossible. */
  isPromised?: boolean
}

/** Tokens of the acting users. */
export interface SessionTokens {
  admin: string
  /** Token of an Editor, who may not do everything. */
  editor: string
  /** Whether the disk can take nothing: the server then keeps new sessions in its memory. */
  isDiskFull?: boolean
  /** Ends waiting for work in the background. */
  signal?: AbortSignal
}

export interface SubjectKind {
  name: string
  /** Frequency of its choice, relative to the others. */
  weight: number
  nothing: Picture
  /** Returns true if another subject can start; absent means always. */
  canBegin?(): boolean
  /** Returns the next act in the current state; `usesNext` allows acts by Payload's REST API. */
  next(subject: Subject, random: Random, usesNext: boolean): Act | null
  observe(rows: DataReader, subject: Subject): { picture: Picture; notes: Record<string, string> }
}

/** Returns equal keys for equal pictures. */
export const pictureKey = (picture: Picture): string => JSON.stringify(sorted(picture))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
