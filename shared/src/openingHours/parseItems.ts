import { Cursor } from './cursor.ts'
import { type Token, tokensOf } from './lexer.ts'
import type { Span } from './meaning.ts'
import { type Days, readDays } from './readDays.ts'
import { isTimePart, readTimes } from './readTimes.ts'
import type { DayPart } from './vocabulary.ts'

/** What a line says, piece by piece. */
export type Item =
  | ({ kind: 'days' } & Days)
  | { kind: 'times'; spans: readonly Span[] }
  | { kind: 'allDay' }
  | { kind: 'closed' }
  | { kind: 'except' }
  | { kind: 'also' }
  | { kind: 'part'; part: DayPart }
  /** `only`: nothing is to be had without it. `isRegistration`: what one has to do before coming at the time named. */
  | { kind: 'arrangement'; only: boolean; isRegistration: boolean }
  | { kind: 'separator'; by: 'and' | 'comma' | 'else' }

const separators = { and: 'and', or: 'and', else: 'else', plus: 'and', comma: 'comma' } as const

/** Null where the line is not understood. */
export function itemsOf(line: string): { items: Item[]; places: string[] } | null {
  const tokens = tokensOf(line)
  if (!tokens) return null
  const places = tokens.flatMap((token) => (token.kind === 'place' ? [token.name] : []))
  const ofMonth = tokens.some(({ kind }) => kind === 'ofMonth')
  const telling = tokens.filter((_, i) => !isIdle(tokens, i))
  const cursor = new Cursor(telling, ofMonth)
  const items: Item[] = []
  while (cursor.at < telling.length) {
    const item = readItem(cursor)
    if (!item) return null
    items.push(item)
  }
  const hasNth = items.some((item) => item.kind === 'days' && item.nth.length > 0)
  return ofMonth && !hasNth ? null : { items, places }
}

/** What says nothing by itself; "am" is English after a time only. */
function isIdle(tokens: readonly Token[], i: number): boolean {
  const kind = tokens[i]?.kind
  if (kind === 'noise' || kind === 'place' || kind === 'ofMonth') return true
  return (kind === 'am' || kind === 'clock') && !isTimePart(tokens[i - 1]?.kind)
}

function readItem(cursor: Cursor): Item | null {
  const days = cursor.tried(() => readDays(cursor))
  if (days) return { kind: 'days', ...days }
  const spans = cursor.tried(() => readTimes(cursor))
  if (spans) return { kind: 'times', spans }
  return cursor.tried(() => readArrangement(cursor)) ?? readSingle(cursor)
}

function readSingle(cursor: Cursor): Item | null {
  const token = cursor.tokens[cursor.at++]
  switch (token?.kind) {
    case 'part':
      return { kind: 'part', part: token.part }
    case 'and':
    case 'or':
    case 'else':
    case 'plus':
    case 'comma':
      return { kind: 'separator', by: separators[token.kind] }
    case 'allDay':
    case 'closed':
    case 'except':
    case 'also':
      return { kind: token.kind }
    // "nur dienstags", "Mo-Fr (8-12)": nothing more than without it.
    case 'only':
    case 'open':
      return cursor.at < cursor.tokens.length ? readItem(cursor) : null
    default:
      return null
  }
}

/** "nur nach telefonischer Vereinbarung". */
function readArrangement(cursor: Cursor): Item | null {
  const isOnlyBefore = skipAround(cursor, 'how', 'also', 'meeting')
  const isAfter = cursor.skip('after')
  const isOnlyWithin = skipAround(cursor, 'how')
  const kind = cursor.peek()
  cursor.at++
  const said = isAfter ? ['agreement', 'registration', 'meeting', 'byAgreement'] : ['byAgreement']
  if (kind === undefined || !said.includes(kind)) return null
  const isOnlyBehind = skipAround(cursor, 'how')
  return {
    kind: 'arrangement',
    only: isOnlyBefore || isOnlyWithin || isOnlyBehind,
    isRegistration: kind === 'registration' || kind === 'meeting',
  }
}

/** Over words that add nothing; whether "nur" is among them. */
function skipAround(cursor: Cursor, ...kinds: Token['kind'][]): boolean {
  let only = false
  for (;;) {
    if (cursor.skip('only')) only = true
    else if (!cursor.skip(...kinds)) return only
  }
}
