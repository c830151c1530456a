/** German abbreviations as in stored lines, from Monday on. */
export const weekdayAbbreviations = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
export type Weekday = (typeof weekdayAbbreviations)[number]

export interface TypedSpan {
  from: string
  to: string
}

export interface OpeningChoice {
  first: Weekday
  /** Empty for a single day. */
  last: Weekday | ''
  kind: 'hours' | 'appointment' | 'closed'
  /** `HH:MM`; incomplete spans are ignored. */
  spans: readonly TypedSpan[]
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

/** 'Mo-Fr 08:00-12:00'; null if it is incomplete. */
export function openingText({ first, last, kind, spans }: OpeningChoice): string | null {
  const days = last === '' || last === first ? first : `${first}-${last}`
  if (kind === 'appointment') return `${days} nach Vereinbarung`
  if (kind === 'closed') return `${days} geschlossen`
  const completeSpans = spans.filter(({ from, to }) => isTime(from) && isTime(to))
  const hasHalfSpan = spans.some(({ from, to }) => isTime(from) !== isTime(to))
  if (completeSpans.length === 0 || hasHalfSpan) return null
  return `${days} ${completeSpans.map(({ from, to }) => `${from}-${to}`).join(', ')}`
}

/** Null if all five are taken. */
export function withLine(lines: readonly string[], line: string): string[] | null {
  const freeIndex = lines.findIndex((text) => text.trim() === '')
  return freeIndex === -1 ? null : lines.map((text, i) => (i === freeIndex ? line : text))
}

export function withoutLine(lines: readonly string[], index: number): string[] {
  return [...lines.slice(0, index), ...lines.slice(index + 1), '']
}
