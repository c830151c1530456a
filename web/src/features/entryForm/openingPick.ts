import { openKeys } from '@directory/shared/fields/entryFields'
import type { EntryValues } from './entryValues.ts'

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

const noSpan = { from: '', to: '' }
export const usualChoice: OpeningChoice = { first: 'Mo', last: 'Fr', kind: 'hours', spans: [noSpan, noSpan] }

/** 'Mo-Fr 08:00-12:00'; null if it is incomplete. */
export function openingText({ first, last, kind, spans }: OpeningChoice): string | null {
  const days = last === '' || last === first ? first : `${first}-${last}`
  if (kind === 'appointment') return `${days} nach Vereinbarung`
  if (kind === 'closed') return `${days} geschlossen`
  const typed = spans.filter(({ from, to }) => from !== '' || to !== '')
  if (typed.length === 0 || typed.some(({ from, to }) => from === '' || to === '')) return null
  return `${days} ${typed.map(({ from, to }) => `${from}-${to}`).join(', ')}`
}

export const parsePicked = (picked: string): OpeningChoice =>
  picked === '' ? usualChoice : (JSON.parse(picked) as OpeningChoice)

/** Empty while it is unchanged. */
export function formatPicked(choice: OpeningChoice): string {
  const picked = JSON.stringify(choice)
  return picked === JSON.stringify(usualChoice) ? '' : picked
}

/** Days alone do not count. */
export function hasPickerInput({ kind, spans }: OpeningChoice): boolean {
  return kind !== 'hours' || spans.some(({ from, to }) => from !== '' || to !== '')
}

export function nextChoice({ first, last }: OpeningChoice): OpeningChoice {
  const next = (weekdayAbbreviations.indexOf(last || first) + 1) % weekdayAbbreviations.length
  return { ...usualChoice, first: weekdayAbbreviations[next] ?? first, last: '' }
}

type TimeField = `opening${'From' | 'To'}${number}`
export const timeField = (end: 'from' | 'to', index: number): TimeField =>
  `opening${end === 'from' ? 'From' : 'To'}${index + 1}`

export function missingTimes(choice: OpeningChoice): TimeField[] {
  if (openingText(choice) !== null) return []
  if (!hasPickerInput(choice)) return [timeField('from', 0), timeField('to', 0)]
  return choice.spans.flatMap(({ from, to }, i) => {
    if ((from === '') === (to === '')) return []
    return [timeField(from === '' ? 'from' : 'to', i)]
  })
}

/** Midnight still belongs to the day it ends. */
export function isOvernight({ from, to }: TypedSpan): boolean {
  return from !== '' && to !== '' && to !== '00:00' && to <= from
}

/** Undefined if all five are taken. */
export const freeLine = (values: EntryValues) => openKeys.find((key) => values[key].trim() === '')

/** The lines below move up. */
export const withoutLine = (values: EntryValues, index: number): Partial<EntryValues> =>
  Object.fromEntries(
    openKeys.map((key, i) => {
      const from = openKeys[i < index ? i : i + 1]
      return [key, from ? values[from] : '']
    }),
  )

/** `wrong` says why it cannot be added. */
export function addPickedLine(values: EntryValues): {
  changes: Partial<EntryValues>
  wrong: Map<string, string>
} {
  const choice = parsePicked(values.picked)
  if (!hasPickerInput(choice)) return { changes: {}, wrong: new Map() }
  const line = openingText(choice)
  const free = freeLine(values)
  if (line === null) {
    const missing = missingTimes(choice).map((field) => [field, 'opening_editor.missing'] as const)
    return { changes: {}, wrong: new Map(missing) }
  }
  return free
    ? { changes: { [free]: line, picked: formatPicked(nextChoice(choice)) }, wrong: new Map() }
    : { changes: {}, wrong: new Map([['opening', 'opening_editor.noRoom']]) }
}

export function withPickedLine<V extends EntryValues>(values: V): V {
  return { ...values, ...addPickedLine(values).changes }
}
