/** Days such as `2026-08-01`, including the first and the last. */
export interface Closure {
  from: string
  to: string
}

const dotted = String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?`
const iso = String.raw`(\d{4})-(\d{2})-(\d{2})`
const between = String.raw`\s*(?:-|–|—|‑|−|/|bis|to)\s*`
const range = new RegExp(
  `^(?:vom\\s+|von\\s+|from\\s+)?(?:${iso}|${dotted})(?:${between}(?:${iso}|${dotted}))?$`,
  'iu',
)

/**
 * Reads the days on which a provider is away, as people type them: `24.12.2026`, `1.8.-21.8.2026`, `2026-08-01 -
 * 2026-08-21`, separated by commas. Returns them in order of time, or null for other text.
 */
export function readClosures(text: string): Closure[] | null {
  const parts = text.split(/[,;\n]| und | and /u).map((part) => part.trim())
  const read = parts.filter((part) => part !== '').map(readClosure)
  if (!read.every((closure) => closure !== null)) return null
  const unique = new Map(read.map((closure) => [closure.from + closure.to, closure]))
  return [...unique.values()].sort((one, other) => (one.from + one.to < other.from + other.to ? -1 : 1))
}

function readClosure(text: string): Closure | null {
  const match = range.exec(text)
  if (!match) return null
  const [, ...groups] = match
  const isRange = groups.slice(6).some((group) => group !== undefined)
  const end = isRange ? dateOf(groups.slice(6)) : null
  const start = dateOf(groups.slice(0, 6), end ?? undefined)
  if (start === null || (isRange && end === null)) return null
  return end !== null && end < start ? null : { from: start, to: end ?? start }
}

/** Reads a date; a missing year comes from the end: "20.12.-6.1.2027". */
function dateOf(groups: readonly (string | undefined)[], end?: string): string | null {
  const [year, month, day, shortDay, shortMonth, shortYear] = groups
  if (year && month && day) return existing(year, month, day)
  if (!shortDay || !shortMonth) return null
  if (shortYear) return existing(shortYear.length === 2 ? `20${shortYear}` : shortYear, shortMonth, shortDay)
  if (!end) return null
  const inSameYear = existing(end.slice(0, 4), shortMonth, shortDay)
  return inSameYear && inSameYear > end
    ? existing(String(Number(end.slice(0, 4)) - 1), shortMonth, shortDay)
    : inSameYear
}

function existing(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date
}

/** Reads a single date as people type it, or returns null. */
export function readDay(text: string): string | null {
  const [day, ...more] = readClosures(text) ?? []
  return day && more.length === 0 && day.from === day.to ? day.from : null
}

/** Converts `2026-08-01` to `01.08.2026`. */
export const dottedDay = (date: string) => date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1')

/**
 * Writes closures as stored and shown: `01.08.2026-21.08.2026, 24.12.2026`. Other text is kept for the rules to refuse.
 */
export const writeClosures = (closures: readonly Closure[]): string =>
  closures
    .map(({ from, to }) => (from === to ? dottedDay(from) : `${dottedDay(from)}-${dottedDay(to)}`))
    .join(', ')

/** Converts the text to its stored form, or returns it unchanged if it is not understood. */
export function normaliseClosures(text: string): string {
  const closures = readClosures(text)
  return closures ? writeClosures(closures) : text
}
