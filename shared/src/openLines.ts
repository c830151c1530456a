import { type OpenKey, openKeys } from './fields/entryFields.ts'

export type OpenLines = Record<OpenKey, string>

/** A `;` would split a line. */
export function toOpenLines(lines: readonly (string | null | undefined)[]): OpenLines {
  const kept = lines.map((line) => (line ?? '').replaceAll(';', ',').trim()).filter((line) => line !== '')
  return Object.fromEntries(openKeys.map((key, i) => [key, kept[i] ?? ''])) as OpenLines
}

export function joinOpenLines(lines: OpenLines) {
  return openKeys
    .map((key) => lines[key])
    .filter((line) => line !== '')
    .join(';')
}

export const parseOpenLines = (opened: string): OpenLines => toOpenLines(opened.split(';'))
