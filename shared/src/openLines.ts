import { type OpenKey, openKeys } from './fields/entryFields.ts'
import { recordOf } from './ownValue.ts'

export type OpenLines = Record<OpenKey, string>

/** A `;` would split a line. */
export function toOpenLines(lines: readonly (string | null | undefined)[]): OpenLines {
  const kept = lines.map((line) => (line ?? '').replaceAll(';', ',').trim()).filter((line) => line !== '')
  return recordOf(openKeys, () => kept.shift() ?? '')
}

export function joinOpenLines(lines: OpenLines) {
  return openKeys
    .map((key) => lines[key])
    .filter((line) => line !== '')
    .join(';')
}

export const parseOpenLines = (opened: string): OpenLines => toOpenLines(opened.split(';'))
