import { LineReader } from './lineReader.ts'
import type { Day, Span } from './meaning.ts'
import { type Item, itemsOf } from './parseItems.ts'
import type { Days } from './readDays.ts'
import type { DayPart } from './vocabulary.ts'

/** What one line says of some days. */
export interface Statement extends Days {
  day: Day
  /** Closed only then: "Mi nachmittags geschlossen". */
  part?: DayPart | undefined
  /**
   * "Mi nur 8-12": in place of what else is said of these days. "nur Mi 8-12": nobody knows, where anything else is said of
   * them.
   */
  only?: 'times' | 'days' | undefined
  /** "sonst Mo-Fr 8-12": not on days of which anything was said. */
  isElse?: boolean | undefined
  /** "Fr bis 12 Uhr": as another statement, whose end is this one, in minutes; `day` is empty. */
  until?: number | undefined
}

export interface Line {
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

/** Null where the line was not understood as a whole. */
export function readLine(line: string): Line | null {
  const [, named = '', rest = ''] = /^\s*(\p{L}+)\s*:(.*)$/su.exec(line) ?? []
  const label = labels.has(named.toLowerCase()) ? named.toLowerCase() : null
  const read = itemsOf(label === null ? line : rest)
  if (!read) return null
  const [first] = read.items
  const reader = new LineReader(trimmed(read.items), first?.kind === 'separator' ? first.by : null)
  if (!reader.read()) return null
  // "Nach Vereinbarung:" is a heading.
  if (reader.line.otherwise && /:\s*$/.test(line)) return null
  if (read.placedAt === 'middle' || (read.placedAt === 'end' && reader.line.statements.length > 1))
    return null
  return { ...reader.line, places: label === null ? read.places : [label, ...read.places] }
}

/** Of a group: that it meets then is all there is to be open. Only with a colon. */
const labels = new Set(
  'probe proben chorprobe treffen training übungsstunde ausgabe ausgabezeiten'.split(' '),
)

/** Without commas that separate nothing. */
const trimmed = (items: readonly Item[]) =>
  items.filter(
    ({ kind }, i) =>
      kind !== 'separator' || (i > 0 && i < items.length - 1 && items[i + 1]?.kind !== 'separator'),
  )
