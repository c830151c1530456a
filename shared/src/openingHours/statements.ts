import type { Day, OpenSpan } from './meaning.ts'
import type { Days } from './readDays.ts'
import type { DayPart } from './vocabulary.ts'

/** A statement of one line about some days. */
export interface Statement extends Days {
  day: Day
  /** Part of the day that is closed: "Mi nachmittags geschlossen". */
  part?: DayPart | undefined
  /**
   * "Mi nur 8-12": replaces other statements about these days. "nur Mi 8-12": unclear if there are other hours on them.
   */
  only?: 'times' | 'days' | undefined
  /** True for "sonst Mo-Fr 8-12": excludes days with other statements. */
  isElse?: boolean | undefined
  /** "Fr bis 12 Uhr": the hours of another statement with this end, in minutes; `day` is empty. */
  until?: number | undefined
}

export interface HoursLine {
  statements: Statement[]
  always: boolean
  otherwise: boolean
  /** True for "nur nach Vereinbarung", about all times of all lines. */
  arrangesAll: boolean
  /** Breaks such as "Mittagspause 12-13 Uhr". */
  breaks: OpenSpan[]
  /** Parts closed on all days: "nachmittags geschlossen". */
  closedParts: DayPart[]
  /** Parts of a house that the line is about. */
  places: string[]
}
