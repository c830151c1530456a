import { Cursor } from './cursor.ts'
import { maxPhraseWords, type Sense, senseOf, senseOfMisspelled } from './vocabulary.ts'

export type Token =
  | Sense
  /** Minutes after midnight, as written. */
  | { kind: 'time'; minutes: number }
  /** An hour, or "1." before a day; `dotted` if a dot follows. */
  | { kind: 'number'; value: number; dotted: boolean }
  /** "0800", which is a time if beside another one. */
  | { kind: 'compact'; minutes: number }
  | { kind: 'dash' | 'comma' | 'open' | 'plus' }
  /** "Tu[1,3]", as OpenStreetMap counts days of months. */
  | { kind: 'counts'; counts: number[] }

export class TokenCursor extends Cursor<Token> {
  /** Whether the line contains "im Monat" anywhere. */
  ofMonth = false
}

type Lexeme = { kind: 'word' | 'number' | 'sign'; text: string } | Extract<Token, { kind: 'time' | 'counts' }>

/** "1.4.", a day of the year. */
const date = /^\d{1,2}\.\s?\d{1,2}\.\s?(?=[\d\s–—-])/u
const raisedMinutes: Readonly<Record<string, number>> = { '³⁰': 30, '¹⁵': 15, '⁴⁵': 45 }
const timeOf = (hours = '', minutes: string | number = 0): Lexeme => ({
  kind: 'time',
  minutes: Number(hours) * 60 + Number(minutes),
})

/** The first that fits; null has no meaning, undefined does not belong there. */
const shapes: readonly [RegExp, (text: string, ...groups: string[]) => Lexeme | null | undefined][] = [
  [/^(?!\.+$)(?:[-–—‑−‐‒―~→]+>?|\.{2,}|…)/u, () => ({ kind: 'sign', text: '-' })],
  [/^[\s.:!'’´`"„“”*•·]+/u, () => null],
  [date, () => undefined],
  [/^\[(-?[1-5](?:,-?[1-5])*)\]/, (_, all = '') => ({ kind: 'counts', counts: all.split(',').map(Number) })],
  [
    /^([01]?\d|2[0-4])(?:\s?:\s?|[.·]|\s?h|::)([0-5]\d)(?!\d)/u,
    (_, hours, minutes) => timeOf(hours, minutes),
  ],
  [/^(\d{1,2})\s?(°°|⁰⁰|³⁰|¹⁵|⁴⁵)/u, (_, hours, raised = '') => timeOf(hours, raisedMinutes[raised])],
  [/^\d+(?=(\.?))/, (text, dot = '') => ({ kind: 'number', text: text + dot })],
  [/^\p{L}+/u, (text) => ({ kind: 'word', text })],
  [/^(?:\|\||[,;/&+|()[\]\n])/u, (text) => ({ kind: 'sign', text })],
]

/** "8,30": a comma in place of a dot; only the whole line tells it from a list. */
const commaTimes = /(?<![\d:.])(\d{1,2}),(00|15|30|45)(?![\d:.])/g

/** Null if a sign does not belong in opening hours. */
function lexemesOf(line: string) {
  const lexemes: Lexeme[] = []
  for (let rest = line; rest !== ''; ) {
    const [found, lexeme] = nextOf(rest) ?? []
    if (found === undefined || lexeme === undefined) return null
    if (lexeme !== null) lexemes.push(lexeme)
    rest = rest.slice(found.length)
  }
  return lexemes
}

function nextOf(rest: string): [string, Lexeme | null | undefined] | null {
  for (const [shape, lexemeOf] of shapes) {
    const found = shape.exec(rest)
    if (found) return [found[0], lexemeOf(...(found as unknown as [string, ...string[]]))]
  }
  return null
}

/** Null if a word or figure does not belong in opening hours. */
export function tokensOf(typed: string): Token[] | null {
  // May be the German weekend or the English Wednesday.
  if (/(?<!\p{L})(?:WE|(?:[Aa]m|[Jj]edes)\s+[Ww]e)(?!\p{L})/u.test(typed)) return null
  const lexemes = lexemesOf(tidied(typed))
  if (!lexemes) return null
  const texts = lexemes.map((lexeme) => ('text' in lexeme ? lexeme.text : null))
  const tokens: Token[] = []
  for (let at = 0; at < lexemes.length; ) {
    const [token, length] = phraseAt(texts, at) ?? singleAt(lexemes[at] as Lexeme, texts, at)
    if (!token) return null
    tokens.push(token)
    at += length
  }
  return withoutHangingDashes(tokens)
}

/** Pattern of other three-letter days, beside which "Die" is a day. */
const threeLetters = /(?<!\p{L})(?:mon|don|fre|sam|son)(?!\p{L})/u
const dieAsDay = /(?<!\p{L})die(?=[.\s:]*(?:$|[-–,/&+\d]|(?:und|u|bis|geschlossen)(?!\p{L})))/gu
const dayName = String.raw`(?:mo|di|mi|do|fr|sa|so|\p{L}+(?:tag|woch)s?)(?!\p{L})\.?`
/** "Mi: -" in a list of days. */
const dayWithDash = new RegExp(
  String.raw`((?<!\p{L})${dayName}\s*(?::|\s)\s*)[-–—]+(?=\s*(?:[,;|/\n]|$))`,
  'gu',
)
const bavarianRange = new RegExp(String.raw`(?<!\p{L})(${dayName})\s+mit\s+(?=${dayName})`, 'gu')

function tidied(typed: string) {
  const line = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ẞ', 'ß')
    .replace(/(?<![\s.,;:])[\s.,;:]+$/u, '')
    // "Mittwochnachmittag"
    .replace(/(tag|woch|abend)s?(vormittag|nachmittag|abend|morgen)/gu, '$1 $2')
    .replace(/(\p{L}\.?)-(?=(?:vor|nach)mittag)/gu, '$1 ')
    // In Bavaria, "Montag mit Freitag" means "Montag bis Freitag".
    .replace(bavarianRange, '$1 bis ')
    .replace(dayWithDash, '$1geschlossen')
  const named = threeLetters.test(line) ? line.replace(dieAsDay, 'di') : line
  const plainNumbers = named.match(/(?<![\d:.,])\d{1,2}(?![\d:.,])/g) ?? []
  // Only if all times are written this way: "8-12,15-18" is a list.
  return plainNumbers.length === 0 ? named.replace(commaTimes, '$1:$2') : named
}

/** Texts of words, figures and signs; null for a time. */
type Texts = readonly (string | null)[]

function phraseAt(texts: Texts, at: number): [Token, number] | null {
  for (let length = Math.min(maxPhraseWords, texts.length - at); length > 1; length--) {
    const words = texts.slice(at, at + length)
    const sense = words.includes(null) ? undefined : senseOf(words.join(' '))
    // "8-24 h" ends at midnight.
    const isTime = sense?.kind === 'allDay' && ['-', 'bis'].includes(texts[at - 1] ?? '')
    if (sense && !isTime) return [sense, length]
  }
  return null
}

function singleAt(lexeme: Lexeme, texts: Texts, at: number): [Token | null, number] {
  if (!('text' in lexeme)) return [lexeme, 1]
  if (lexeme.kind === 'sign') return [signOf(lexeme.text), 1]
  if (lexeme.kind === 'number') return numberAt(texts, at, lexeme.text)
  const isMeant = isClosedThere(texts, at)
  return [isMeant ? (senseOf(lexeme.text) ?? senseOfMisspelled(lexeme.text) ?? null) : null, 1]
}

/** "Mo zu" and "Mo frei", but neither "zu den Sprechzeiten" nor "Eintritt frei". */
function isClosedThere(texts: Texts, at: number) {
  const isDay = (text: string | null | undefined) => senseOf(text ?? '')?.kind === 'days'
  if (texts[at] === 'frei') return isDay(texts[at - 1])
  const next = texts[at + 1]
  return texts[at] !== 'zu' || next === undefined || isDay(next) || /^[^\p{L}\d]/u.test(next ?? 'x')
}

const signs = { dash: '-', comma: ',;|\n', and: '/&', plus: '+', open: '([', noise: ')]' } as const
const signOf = (text: string) =>
  ({ kind: Object.entries(signs).find(([, all]) => all.includes(text.charAt(0)))?.[0] }) as Token

function numberAt(texts: Texts, at: number, text: string): [Token | null, number] {
  const dotted = text.endsWith('.')
  const digits = dotted ? text.slice(0, -1) : text
  const value = Number(digits)
  if (digits.length > 2) {
    const minutes = Math.floor(value / 100) * 60 + (value % 100)
    const isTime = digits.length <= 4 && minutes <= 1440 && [0, 15, 30, 45].includes(value % 100)
    return [isTime ? { kind: 'compact', minutes } : null, 1]
  }
  const [next, quarter] = texts.slice(at + 1)
  // "8 Uhr 30"
  if (next === 'uhr' && ['15', '30', '45'].includes(quarter ?? ''))
    return [{ kind: 'time', minutes: value * 60 + Number(quarter) }, 3]
  const ordinal = dotted || !next ? undefined : senseOf(digits + next)
  if (ordinal) return [ordinal, 2]
  return value > 24 ? [null, 1] : [{ kind: 'number', value, dotted }, 1]
}

/** "Sonn- und Feiertage", "Sonn-/Feiertags". */
const withoutHangingDashes = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }, i) => {
    const next = tokens[i + 1]?.kind
    return kind !== 'dash' || (next !== 'and' && next !== 'comma' && next !== 'plus')
  })
