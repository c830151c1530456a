/** One line of the saved list: the provider's id and the visitor's note. */
export interface RememberedLine {
  id: string
  note: string
}

/** A removed line and its former index, so that it can be restored there. */
export interface RemovedLine {
  line: RememberedLine
  index: number
}

/** Lines removed at once, and their name; empty if it was the whole list. */
export interface Removal {
  removed: readonly RemovedLine[]
  name: string
}

/** Maximum number of UTF-16 units, as `maxlength` counts. */
export const maxNoteLength = 500

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
export const isId = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value)

/** Reads what the browser stored, however broken: lines without an id and repetitions are left out. */
export function parseList(text: string | null): RememberedLine[] {
  try {
    const { entries } = (JSON.parse(text ?? '{}') ?? {}) as { entries?: unknown }
    return Array.isArray(entries) ? withoutRepetitions(entries.flatMap(readLine)) : []
  } catch {
    return []
  }
}

export const formatList = (list: readonly RememberedLine[]): string => JSON.stringify({ entries: list })

function readLine(value: unknown): RememberedLine[] {
  const { id, note } = (value ?? {}) as Record<string, unknown>
  return isId(id) ? [{ id, note: typeof note === 'string' ? note.slice(0, maxNoteLength) : '' }] : []
}

/** Keeps only the first of lines with the same id. */
function withoutRepetitions(list: readonly RememberedLine[]): RememberedLine[] {
  const byId = new Map<string, RememberedLine>()
  for (const line of list) if (!byId.has(line.id)) byId.set(line.id, line)
  return [...byId.values()]
}

/** Appends providers that are not on the list yet. */
export function addLines(list: readonly RememberedLine[], ids: readonly string[]): RememberedLine[] {
  return withoutRepetitions([...list, ...ids.filter(isId).map((id) => ({ id, note: '' }))])
}

export function removeLines(
  list: readonly RememberedLine[],
  ids: ReadonlySet<string>,
): { rest: RememberedLine[]; removed: RemovedLine[] } {
  return {
    rest: list.filter(({ id }) => !ids.has(id)),
    removed: list.flatMap((line, index) => (ids.has(line.id) ? { line, index } : [])),
  }
}

/** Restores removed lines at their former places; those already added again stay as they are. */
export function restoreLines(
  list: readonly RememberedLine[],
  removed: readonly RemovedLine[],
): RememberedLine[] {
  const restored = [...list]
  for (const { line, index } of removed)
    if (!list.some(({ id }) => id === line.id)) restored.splice(index, 0, line)
  return restored
}

/** Moves a line one place up or down; at the end of the list it stays. */
export function moveLine(list: readonly RememberedLine[], id: string, by: 1 | -1): RememberedLine[] {
  const from = list.findIndex((line) => line.id === id)
  const [line, other] = [list[from], list[from + by]]
  if (!line || !other) return [...list]
  return list.map((one) => (one === line ? other : one === other ? line : one))
}

export const withNote = (list: readonly RememberedLine[], id: string, note: string): RememberedLine[] =>
  list.map((line) => (line.id === id ? { id, note: note.slice(0, maxNoteLength) } : line))
