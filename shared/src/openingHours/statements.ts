import type { Day, Span } from './meaning.ts'
import type { Days } from './readDays.ts'
import type { DayPart } from './vocabulary.ts'

/** What one line says of some days. */
export interface Statement extends Days {
  day: Day
  /** Closed only then: "Mi nachmittags geschlossen". */
  part?: DayPart | undefined
  /**
   * "Mi nur 8-12": replaces what else is said about these days. "nur Mi 8-12": unclear if anything else is said about
   * them.
   */
  only?: 'times' | 'days' | undefined
  /** "sonst Mo-Fr 8-12": not on days of which anything was said. */
  isElse?: boolean | undefined
  /** "Fr bis 12 Uhr": as another statement, whose end is this one, in minutes; `day` is empty. */
  until?: number | undefined
}

export interface HoursLine {
  statements: Statement[]
  always: boolean
  otherwise: boolean
  /** "nur nach Vereinbarung", of all times of all lines. */
  arrangesAll: boolean
  /** "Mittagspause 12-13 Uhr". */
  breaks: Span[]
  /** Closed on all days: "nachmittags geschlossen". */
  closedParts: DayPart[]
  /** The parts of a house that it speaks of. */
  places: string[]
}
