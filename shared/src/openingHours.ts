import { type OpenKey, openKeys } from './entry.ts'

export type OpenLines = Record<OpenKey, string>

/** Up to five lines, gaps closed up; a `;` inside a line would split it, so it becomes a comma. */
export function toOpenLines(lines: readonly (string | null | undefined)[]): OpenLines {
  const kept = lines.map((line) => (line ?? '').replaceAll(';', ',').trim()).filter((line) => line !== '')
  return Object.fromEntries(openKeys.map((key, i) => [key, kept[i] ?? ''])) as OpenLines
}

/** `open1…open5` and `opened` are two views of one thing; this is the one joined by semicolons. */
export function toOpened(lines: OpenLines): string {
  return openKeys
    .map((key) => lines[key])
    .filter((line) => line !== '')
    .join(';')
}

export function fromOpened(opened: string): OpenLines {
  return toOpenLines(opened.split(';'))
}
