/** Who asks; those of one group are tried together. */
export const groups = {
  nobody: ['anonymous', 'garbled token', 'ended session', "Editor's cookie from elsewhere"],
  editor: ['Editor', "Editor's cookie"],
  admin: ['Admin', "Admin's cookie"],
} as const
export type Group = keyof typeof groups
export type Role = (typeof groups)[Group][number]

/** Which door a request goes to. */
export type Kind =
  | 'contract'
  | 'contract in the CMS'
  | 'raw API'
  | 'page'
  | 'form'
  | 'admin UI'
  | 'file'
  | 'line'

/** How much of it is as it should be. */
export const levels = ['valid', 'nearly valid', 'hostile'] as const
export type Level = (typeof levels)[number]

/** Stands for something that an earlier answer named so: an id, a name, a token. */
export class Known {
  constructor(
    readonly key: string,
    readonly n: number,
    /** What is said where none has. */
    readonly otherwise: unknown = 'unknown',
  ) {}
}

/** Goes out as it is, escapes and all. */
export class Verbatim {
  constructor(readonly text: string) {}
}

export type Part = string | Known | Verbatim

export type Body =
  | { type: 'none' }
  | { type: 'json'; value: unknown }
  /** Whatever is no JSON although it may say so. */
  | { type: 'bytes'; contentType: string; bytes: Buffer }
  | { type: 'form'; pairs: [string, unknown][] }
  | { type: 'multipart'; fields: [string, unknown][]; file: File | null }
interface File {
  field: string
  name: string
  contentType: string
  bytes: Buffer
}

/** A request as it was thought up; what earlier answers said is put in when it is sent. */
export interface Plan {
  role: Role
  /** Picks one of several forms of that role's credentials. */
  n: number
  kind: Kind
  level: Level
  /** What it is aimed at, such as `POST /api/login`. */
  target: string
  method: string
  path: Part[]
  query: [string, unknown][]
  headers: [string, string][]
  body: Body
  /** Share of the request after which the client leaves. */
  leavesAfter?: number
  /** Bytes for the line in place of all of the above. */
  line?: string
}

/** As it goes out. */
export interface Outgoing {
  method: string
  /** Path and query. */
  address: string
  headers: [string, string][]
  body: Buffer | null
  leavesAfter?: number | undefined
  line?: string | undefined
}
