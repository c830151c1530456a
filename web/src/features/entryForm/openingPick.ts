import { openKeys } from '@directory/shared/fields/entryFields'
import type { EntryValues } from './entryValues.ts'
import {
  type OpeningChoice,
  openingText,
  usualChoice,
  weekdayAbbreviations,
  withLine,
} from './openingText.ts'

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
  const next =
    weekdayAbbreviations[(weekdayAbbreviations.indexOf(last || first) + 1) % weekdayAbbreviations.length] ??
    first
  return { ...usualChoice, first: next, last: '' }
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
export function isOvernight({ from, to }: { from: string; to: string }): boolean {
  return from !== '' && to !== '' && to !== '00:00' && to <= from
}

/** `wrong` says why it cannot be added. */
export function addPickedLine(values: EntryValues): {
  changes: Partial<EntryValues>
  wrong: Map<string, string>
} {
  const choice = parsePicked(values.picked)
  if (!hasPickerInput(choice)) return { changes: {}, wrong: new Map() }
  const line = openingText(choice)
  if (line === null)
    return {
      changes: {},
      wrong: new Map(missingTimes(choice).map((field) => [field, 'opening_editor.missing'])),
    }
  const lines = withLine(
    openKeys.map((key) => values[key]),
    line,
  )
  if (!lines) return { changes: {}, wrong: new Map([['opening', 'opening_editor.noRoom']]) }
  const openFields = Object.fromEntries(openKeys.map((key, i) => [key, lines[i] ?? '']))
  return { changes: { ...openFields, picked: formatPicked(nextChoice(choice)) }, wrong: new Map() }
}

export function withPickedLine<V extends EntryValues>(values: V): V {
  return { ...values, ...addPickedLine(values).changes }
}
