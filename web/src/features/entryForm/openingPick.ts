import { openKeys } from '#shared/fields/entryFields'
import type { EntryValues } from './entryValues.ts'

/** German abbreviations as in stored lines, from Monday on. */
export const weekdayAbbreviations = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const
export type Weekday = (typeof weekdayAbbreviations)[number]

/** Names of its times (`HH:MM`), by span. */
export const spans = [
  ['from', 'to'],
  ['from2', 'to2'],
] as const
type TimeName = (typeof spans)[number][number]

export interface OpeningChoice extends Record<TimeName, string> {
  first: Weekday
  /** Empty for a single day. */
  last: Weekday | ''
  kind: 'hours' | 'appointment' | 'closed'
}

const noTimes = { from: '', to: '', from2: '', to2: '' }
export const usualChoice: OpeningChoice = { first: 'Mo', last: 'Fr', kind: 'hours', ...noTimes }

/** 'Mo-Fr 08:00-12:00'; null if it is incomplete. */
export function openingText(choice: OpeningChoice) {
  const { first, last, kind } = choice
  const days = last === '' || last === first ? first : `${first}-${last}`
  if (kind === 'appointment') return `${days} nach Vereinbarung`
  if (kind === 'closed') return `${days} geschlossen`
  const typed = spans.map((names) => names.map((name) => choice[name])).filter((times) => times.some(Boolean))
  if (typed.length === 0 || typed.flat().includes('')) return null
  return `${days} ${typed.map((times) => times.join('-')).join(', ')}`
}

export const parsePicked = (picked: string): OpeningChoice =>
  picked === '' ? usualChoice : (JSON.parse(picked) as OpeningChoice)

/** Empty while it is unchanged. */
export function formatPicked(choice: OpeningChoice) {
  const picked = JSON.stringify(choice)
  return picked === JSON.stringify(usualChoice) ? '' : picked
}

/** Days alone do not count. */
export const hasPickerInput = (choice: OpeningChoice) =>
  choice.kind !== 'hours' || spans.flat().some((name) => choice[name] !== '')

export function nextChoice({ first, last }: OpeningChoice): OpeningChoice {
  const next = (weekdayAbbreviations.indexOf(last || first) + 1) % weekdayAbbreviations.length
  return { ...usualChoice, first: weekdayAbbreviations[next] ?? first, last: '' }
}

export const timeField = (name: TimeName) => `opening-${name}`

export function missingTimes(choice: OpeningChoice) {
  if (openingText(choice) !== null) return []
  if (!hasPickerInput(choice)) return [...spans[0]]
  return spans.flatMap((names) => {
    const missing = names.filter((name) => choice[name] === '')
    return missing.length === 1 ? missing : []
  })
}

/** Midnight still belongs to the day it ends. */
export const isOvernight = (choice: OpeningChoice) =>
  spans.some(([from, to]) => {
    const [start, end] = [choice[from], choice[to]]
    return start !== '' && end !== '' && end !== '00:00' && end <= start
  })

/** Undefined if all five are taken. */
export const freeLine = (values: EntryValues) => openKeys.find((key) => values[key].trim() === '')

/** The lines below move up. */
export const withoutLine = (values: EntryValues, index: number) =>
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
    const missing = missingTimes(choice).map((name) => [timeField(name), 'opening_editor.missing'] as const)
    return { changes: {}, wrong: new Map(missing) }
  }
  return free
    ? { changes: { [free]: line, picked: formatPicked(nextChoice(choice)) }, wrong: new Map() }
    : { changes: {}, wrong: new Map([['opening', 'opening_editor.noRoom']]) }
}

export function withPickedLine<V extends EntryValues>(values: V): V {
  return { ...values, ...addPickedLine(values).changes }
}
