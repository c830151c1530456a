import { LineReader } from './lineReader.ts'
import { type Item, itemsOf } from './parseItems.ts'
import type { HoursLine } from './statements.ts'

/** Returns null if the line was not understood as a whole. */
export function readLine(line: string): HoursLine | null {
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

/** Labels of a group: its meetings are its only hours. Only with a colon. */
const labels = new Set(
  'probe proben chorprobe treffen training übungsstunde ausgabe ausgabezeiten'.split(' '),
)

/** Removes separators that separate nothing. */
const trimmed = (items: readonly Item[]) =>
  items.filter(
    ({ kind }, i) =>
      kind !== 'separator' || (i > 0 && i < items.length - 1 && items[i + 1]?.kind !== 'separator'),
  )
