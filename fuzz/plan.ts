/** Roles that send requests; the roles of a group are tested together. */
export const roleGroups = {
  nobody: ['anonymous', 'garbled token', 'ended session', "Editor's cookie from elsewhere"],
  editor: ['Editor', "Editor's cookie"],
  admin: ['Admin', "Admin's cookie"],
} as const
export type RoleGroup = keyof typeof roleGroups
export type SenderRole = (typeof roleGroups)[RoleGroup][number]

/** The kind of target. */
export type TargetKind =
  | 'contract'
  | 'contract in the CMS'
  | 'raw API'
  | 'page'
  | 'form'
  | 'admin UI'
  | 'file'
  | 'line'

/** Levels of validity of a request. */
export const levels = ['valid', 'nearly valid', 'hostile'] as const
export type Level = (typeof levels)[number]

/** Placeholder for a value from an earlier answer: an id, a name, a token. */
export class LearnedValue {
  constructor(
    readonly key: string,
    readonly n: number,
    /** Value used if no answer had one. */
    readonly otherwise: unknown = 'unknown',
  ) {}
}

/** A text sent unchanged, including its escapes. */
export class Verbatim {
  constructor(readonly text: string) {}
}

export type PlannedValue = string | LearnedValue | Verbatim

export type Body =
  | { type: 'none' }
  | { type: 'json'; value: unknown }
  /** A body that is not JSON, whatever type it claims. */
  | { type: 'bytes'; contentType: string; bytes: Buffer }
  | { type: 'form'; pairs: [string, unknown][] }
  | { type: 'multipart'; fields: [string, unknown][]; file: File | null }
interface File {
  field: string
  name: string
  contentType: string
  bytes: Buffer
}

/** A generated request; values of earlier answers are filled in when it is sent. */
export interface RequestPlan {
  role: SenderRole
  /** Selects one of several forms of the role's credentials. */
  n: number
  kind: TargetKind
  level: Level
  /** The target, such as `POST /api/login`. */
  target: string
  method: string
  path: PlannedValue[]
  query: [string, unknown][]
  headers: [string, string][]
  body: Body
  /** Fraction of the request after which the client disconnects. */
  leavesAfter?: number
  /** Raw bytes sent in place of all of the above. */
  line?: string
}

/** A request as sent. */
export interface Outgoing {
  method: string
  /** Path and query. */
  address: string
  headers: [string, string][]
  body: Buffer | null
  leavesAfter?: number | undefined
  line?: string | undefined
}
