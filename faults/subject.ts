import type { Site } from './api.ts'
import type { Rows } from './database.ts'
import type { Random } from './random.ts'

/** All that can be seen of one subject, in a form that two equal ones share as JSON. */
export type Picture = Readonly<Record<string, unknown>>

/** Something that acts change one after the other, with a word (`tag`) that stands in all that is about it. */
export interface Subject {
  kind: Kind
  tag: string
  /** As it is in the database; several where nobody knows which, because the last act was not answered. */
  pictures: Picture[]
  /** The last act, for the report. */
  lastAct: string
  /** Ids, tokens and the like that acts need; `found` fills in what an unanswered act has made. */
  notes: Record<string, string>
}

export interface Act {
  name: string
  send(site: Site, session: Session): Promise<void>
  /** What is to be seen once it was acknowledged: one of these. */
  after: Picture[]
  /** What else may be there if the last answer of `send` did not come. */
  halfway?: Picture[]
  /** Set by `send` once the server has promised it: from then on what was there before is not possible any more. */
  isPromised?: boolean
}

/** Whose turn it is. */
export interface Session {
  admin: string
  /** Of somebody who may not do everything. */
  editor: string
  /** Ends waiting for what goes on by itself. */
  signal?: AbortSignal
}

export interface Kind {
  name: string
  /** How often it is chosen, compared with the others. */
  weight: number
  nothing: Picture
  /** Whether there is something for another subject to begin with; absent: always. */
  canBegin?(): boolean
  /** What can be done with it as it is; `usesNext` tells whether the raw API may be used. */
  next(subject: Subject, random: Random, usesNext: boolean): Act | null
  observe(rows: Rows, subject: Subject): { picture: Picture; notes: Record<string, string> }
}

/** The same for pictures that say the same. */
export const keyOf = (picture: Picture): string => JSON.stringify(sorted(picture))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
