/** As lines are stored: German abbreviations, Monday first. */
export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
export type Weekday = (typeof weekdays)[number]

export interface Span {
  from: string
  to: string
}

/** What one opening line is put together from. */
export interface OpeningChoice {
  first: Weekday
  /** The last of several days in a row; empty for one day only. */
  last: Weekday | ''
  kind: 'hours' | 'appointment' | 'closed'
  /** `HH:MM`; unfinished ones do not count. */
  spans: readonly Span[]
}

export const usualChoice: OpeningChoice = {
  first: 'Mo',
  last: 'Fr',
  kind: 'hours',
  spans: [
    { from: '', to: '' },
    { from: '', to: '' },
  ],
}

const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text)

/** The line of the specification, 'Mo-Fr 08:00-12:00'; null while something is missing. */
export function openingText({ first, last, kind, spans }: OpeningChoice): string | null {
  const days = last === '' || last === first ? first : `${first}-${last}`
  if (kind === 'appointment') return `${days} nach Vereinbarung`
  if (kind === 'closed') return `${days} geschlossen`
  const complete = spans.filter(({ from, to }) => isTime(from) && isTime(to))
  const halves = spans.some(({ from, to }) => isTime(from) !== isTime(to))
  if (complete.length === 0 || halves) return null
  return `${days} ${complete.map(({ from, to }) => `${from}-${to}`).join(', ')}`
}

/** The lines with one more; null when all five are taken. */
export function withLine(lines: readonly string[], line: string): string[] | null {
  const free = lines.findIndex((text) => text.trim() === '')
  return free === -1 ? null : lines.map((text, i) => (i === free ? line : text))
}

/** The lines without one; those below move up. */
export function withoutLine(lines: readonly string[], index: number): string[] {
  return [...lines.slice(0, index), ...lines.slice(index + 1), '']
}
