import { type NamesOf, namesOf } from '@directory/shared/fields/entryFields'
import { msPerDay } from '@directory/shared/keptPages'
import { isUuid } from '@directory/shared/token'

const knownNames = [
  ...(['name', 'category'] as const),
  ...namesOf('phone').flatMap((name) => [name, `${name}Text`] as const),
]
/** What is shown of a provider while the server cannot be asked. */
export type KnownEntry = Record<
  'name' | 'category' | NamesOf<'phone'> | `${NamesOf<'phone'>}Text`,
  string
> & { loadedAt: number }

export interface RememberedLine {
  id: string
  note: string
  known?: KnownEntry
}

export interface RemovedLine {
  line: RememberedLine
  index: number
}

/** Maximum number of UTF-16 units, as `maxlength` counts. */
export const maxNoteLength = 500
/** Milliseconds after the last successful load for which name and numbers stay on the device. */
export const maxKnownAge = 90 * msPerDay

/** However broken: lines without an id and repetitions are left out. */
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
  const { id, note, known } = (value ?? {}) as Record<string, unknown>
  if (!isUuid(id)) return []
  return [{ id, note: typeof note === 'string' ? note.slice(0, maxNoteLength) : '', ...readKnown(known) }]
}

function readKnown(value: unknown): Pick<RememberedLine, 'known'> {
  const known = (value ?? {}) as KnownEntry
  const isWhole =
    Number.isFinite(known.loadedAt) && knownNames.every((name) => typeof known[name] === 'string')
  return isWhole ? { known: knownOf(known, known.loadedAt) } : {}
}

const knownOf = (entry: Omit<KnownEntry, 'loadedAt'>, loadedAt: number): KnownEntry => ({
  ...(Object.fromEntries(knownNames.map((name) => [name, entry[name]])) as Omit<KnownEntry, 'loadedAt'>),
  loadedAt,
})

function withoutRepetitions(list: readonly RememberedLine[]): RememberedLine[] {
  const byId = new Map<string, RememberedLine>()
  for (const line of list) if (!byId.has(line.id)) byId.set(line.id, line)
  return [...byId.values()]
}

export function addLines(list: readonly RememberedLine[], ids: readonly string[]): RememberedLine[] {
  return withoutRepetitions([...list, ...ids.filter(isUuid).map((id) => ({ id, note: '' }))])
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

/** Those already added again stay as they are. */
export function restoreLines(
  list: readonly RememberedLine[],
  removed: readonly RemovedLine[],
): RememberedLine[] {
  const restored = [...list]
  for (const { line, index } of removed)
    if (!list.some(({ id }) => id === line.id)) restored.splice(index, 0, line)
  return restored
}

export const withNote = (list: readonly RememberedLine[], id: string, note: string): RememberedLine[] =>
  list.map((line) => (line.id === id ? { ...line, note: note.slice(0, maxNoteLength) } : line))

/** What the server calls gone (null) is dropped. */
export const withLoaded = (
  list: readonly RememberedLine[],
  loaded: ReadonlyMap<string, Omit<KnownEntry, 'loadedAt'> | null>,
  now: number,
): RememberedLine[] =>
  list.map((line) => {
    const entry = loaded.get(line.id)
    if (entry === undefined) return line
    const { known: _, ...rest } = line
    return entry ? { ...rest, known: knownOf(entry, now) } : rest
  })

/** Too old, or from a clock that was wrong. */
export const outdatedIds = (list: readonly RememberedLine[], now: number): string[] =>
  list.flatMap(({ id, known }) =>
    known && !(known.loadedAt <= now && now - known.loadedAt < maxKnownAge) ? [id] : [],
  )
