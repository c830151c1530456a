import type { OfKind } from './cursor.ts'
import { type Token, TokenCursor, tokensOf } from './lexer.ts'
import type { OpenSpan } from './meaning.ts'
import { type Days, readDays } from './readDays.ts'
import { isTimePart, readTimes, readUntil } from './readTimes.ts'

export type Item =
  | ({ kind: 'days' } & Days)
  | { kind: 'times'; spans: readonly OpenSpan[] }
  /** "bis 12 Uhr", in minutes. */
  | { kind: 'until'; until: number }
  | OfKind<Token, (typeof plainKinds)[number]>
  /**
   * `only`: an appointment is required. `adds`: the other statements stay valid. `isRegistration`: visitors must
   * register before coming at the stated time. `isService`: "Terminvereinbarung Mo-Fr 8-12" states when calls are
   * answered. `inBracket`: after several statements, it is unclear which are meant.
   */
  | {
      kind: 'arrangement'
      only: boolean
      adds: boolean
      isRegistration: boolean
      isService: boolean
      inBracket?: true
    }
  | { kind: 'separator'; by: 'and' | 'or' | 'comma' | 'else' }

/** They mean by themselves what the token says. */
const plainKinds = ['part', 'allDay', 'closed', 'except', 'also', 'only', 'break'] as const
const separators = { plus: 'and', and: 'and', or: 'or', else: 'else', comma: 'comma' } as const
const separatorKinds = Object.keys(separators) as (keyof typeof separators)[]

interface Items {
  items: Item[]
  places: string[]
  /** After one statement and before another, it may belong to only one of them. */
  placedAt: 'front' | 'middle' | 'end' | null
}

const arranging: readonly (Token['kind'] | undefined)[] = ['after', 'byAgreement', 'booking']

/** Null if the line is not understood. */
export function itemsOf(line: string): Items | null {
  const typed = tokensOf(line)
  if (!typed) return null
  // "jeweils nach Vereinbarung" is required, "jeweils 8-12" says nothing.
  const tokens = typed.map(
    (token, i): Token =>
      token.kind === 'always' ? { kind: arranging.includes(typed[i + 1]?.kind) ? 'only' : 'noise' } : token,
  )
  const places = tokens.flatMap((token) => (token.kind === 'place' ? [token.name] : []))
  const lastPlace = tokens.findLastIndex(({ kind }) => kind === 'place')
  const isFront = lastPlace < tokens.findIndex((_, i) => !isIdle(tokens, i))
  const placedAt =
    lastPlace < 0 ? null : isFront ? 'front' : lastPlace === tokens.length - 1 ? 'end' : 'middle'
  const ofMonth = tokens.some(({ kind }) => kind === 'ofMonth')
  const meaningful = tokens.filter((_, i) => !isIdle(tokens, i))
  const cursor = new TokenCursor(meaningful)
  cursor.ofMonth = ofMonth
  const items: Item[] = []
  while (cursor.at < meaningful.length) {
    const item = readItem(cursor)
    if (!item) return null
    items.push(item)
  }
  const hasNth = items.some((item) => item.kind === 'days' && item.nth.length > 0)
  const hasService = items.some((item) => item.kind === 'arrangement' && item.isService)
  return (ofMonth && !hasNth) || (hasService && items.length > 1) ? null : { items, places, placedAt }
}

/** "am" is English only after a time, "mittags" needs one. */
function isIdle(tokens: readonly Token[], i: number) {
  const kind = tokens[i]?.kind
  if (kind === 'noise' || kind === 'place' || kind === 'ofMonth') return true
  if (kind === 'midday') return [-1, 1].some((next) => isAtTime(tokens, i + next, next))
  // "8-12 Uhr (ohne Termin)"
  if (kind === 'open') {
    const next = tokens.findIndex((token, at) => at > i && token.kind !== 'open' && !isIdle(tokens, at))
    return next < 0 || tokens[next]?.kind === 'comma'
  }
  return (kind === 'am' || kind === 'clock') && !isTimePart(tokens[i - 1]?.kind)
}

/** "mittags von 12 bis 13 Uhr", "12 Uhr mittags". */
function isAtTime(tokens: readonly Token[], at: number, step: number): boolean {
  const kind = tokens[at]?.kind
  const isBetween = kind === 'noise' || kind === 'clock' || kind === 'between'
  return isTimePart(kind) || (isBetween && isAtTime(tokens, at + step, step))
}

function readItem(cursor: TokenCursor): Item | null {
  const days = cursor.tried(() => readDays(cursor))
  if (days) return { kind: 'days', ...days }
  const spans = cursor.tried(() => readTimes(cursor))
  if (spans) return { kind: 'times', spans }
  const until = cursor.tried(() => readUntil(cursor))
  if (until !== null) return { kind: 'until', until }
  return cursor.tried(() => readArrangement(cursor)) ?? readSingle(cursor)
}

function readSingle(cursor: TokenCursor): Item | null {
  const separator = cursor.take(...separatorKinds)
  if (separator) return { kind: 'separator', by: separators[separator.kind] }
  // "Mo-Fr (8-12)" means the same without the bracket.
  if (!cursor.skip('open')) return cursor.take(...plainKinds)
  const item = cursor.at < cursor.items.length ? readItem(cursor) : null
  return item?.kind === 'arrangement' ? { ...item, inBracket: true } : item
}

/** "nur nach telefonischer Vereinbarung". */
function readArrangement(cursor: TokenCursor): Item | null {
  const before = skipAround(cursor, 'how', 'meeting')
  const isAfter = cursor.skip('after')
  const within = skipAround(cursor, 'how')
  const kind = cursor.peek()
  cursor.at++
  const words = isAfter ? ['agreement', 'registration', 'meeting'] : []
  if (kind === undefined || ![...words, 'byAgreement', 'booking'].includes(kind)) return null
  const behind = skipAround(cursor, 'how')
  const around = [...before, ...within, ...behind]
  return {
    kind: 'arrangement',
    only: around.includes('only'),
    adds: around.includes('also'),
    isRegistration: kind === 'registration' || kind === 'meeting',
    isService: kind === 'booking' && !isAfter,
  }
}

/** "only" and "also" among them. */
function skipAround(cursor: TokenCursor, ...kinds: Token['kind'][]): ('only' | 'also')[] {
  const skipped: ('only' | 'also')[] = []
  for (;;) {
    const kind = cursor.peek()
    // The word "auch" may belong to what follows: "nach Vereinbarung auch samstags".
    if (kind === 'only' || (kind === 'also' && kinds.includes('meeting'))) skipped.push(kind)
    else if (kind === undefined || !kinds.includes(kind)) return skipped
    cursor.at++
  }
}
