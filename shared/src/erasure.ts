/** What is known of the person whose data is erased; at least one field is filled, the others are empty. */
export interface Person {
  name: string
  email: string
  phone: string
  /** Of an account, whose acts the log names. */
  username: string
}

/** Stands where a name stood in what has to stay. */
export const erasedText = '(gelöscht)'

/** Deleted with all its versions; emptied of the person; left as it is. */
export const erasureChoices = ['delete', 'clear', 'keep'] as const
export type ErasureChoice = (typeof erasureChoices)[number]

/** A place with the person's data for which staff choose what happens to it. */
export interface ErasureDecision {
  /** As what is chosen names it. */
  key: string
  /** The collection, or the settings. */
  of: string
  label: string
  /** Of an entry: pending or published. */
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
  /** What goes without asking, counted by where it is. */
  others: Record<string, number>
  /** Places that contain only the surname, which may belong to another person; they are not changed. */
  namesakes?: Record<string, number>
  /** What no erasure reaches: each holds what there was when it was made. */
  backups: OldBackup[]
}

/** What was to go and could not. */
export interface ErasureRefusal {
  /** The kind of place. */
  of: string
  /** Of the decision, where it is one; else of no meaning to people. */
  key: string
  reason: string
}

export interface PersonErased {
  /** Places at which something was erased. */
  count: number
  refused: ErasureRefusal[]
  /** What is still there, by choice or because it was refused. */
  left: PersonFound
  /** Whether the bytes in the database file are overwritten; null where only the database could say. */
  overwritten: boolean | null
}
