/** Known data of the person to be erased; at least one field is filled, the others are empty. */
export interface Person {
  name: string
  email: string
  phone: string
  /** Username of an account whose actions are in the log. */
  username: string
}

/** Text that replaces a name in what has to stay. */
export const erasedText = '(gelöscht)'

/** Delete with all versions; remove the person's data; keep it unchanged. */
export const erasureChoices = ['delete', 'clear', 'keep'] as const
export type ErasureChoice = (typeof erasureChoices)[number]

/** A place with the person's data for which staff choose what happens to it. */
export interface ErasureDecision {
  /** Name of the place in the submitted choices. */
  key: string
  /** Collection, or the settings. */
  of: string
  label: string
  /** State of an entry: pending or published. */
  state: string
  isTrashed: boolean
  fields: string[]
  choices: readonly ErasureChoice[]
  proposed: ErasureChoice
}

export interface OldBackup {
  path: string
  /** ISO 8601 */
  madeAt: string
}

export interface PersonFound {
  decisions: ErasureDecision[]
  /** Number of places erased without asking, by collection. */
  others: Record<string, number>
  /** Number of places that contain only the surname, which may be another person's; they are not changed. */
  namesakes?: Record<string, number>
  /** Backups, which no erasure reaches: each still holds the data of its time. */
  backups: OldBackup[]
}

/** A place that should have been erased but could not. */
export interface ErasureRefusal {
  /** Kind of place. */
  of: string
  /** Key of the decision, if it is one; otherwise an internal key. */
  key: string
  reason: string
}

export interface PersonErased {
  /** Number of places at which something was erased. */
  count: number
  refused: ErasureRefusal[]
  /** Data still there, by choice or because it was refused. */
  left: PersonFound
  /** Whether the bytes in the database file are overwritten; null if only the database could tell. */
  overwritten: boolean | null
}
