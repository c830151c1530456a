import { createStoredList } from '#lib/storedList.ts'
import { type NamesOf, phoneNames } from '#shared/fields/entryFields'
import { msPerDay } from '#shared/keptPages'
import { isUuid } from '#shared/token'

const shownNames = [
  ...(['name', 'category'] as const),
  ...phoneNames.flatMap((name) => [name, `${name}Text`] as const),
]
type Shown = Record<'name' | 'category' | NamesOf<'phone'> | `${NamesOf<'phone'>}Text`, string>
/** What is shown of a provider while the server cannot be asked. */
export type EntryCopy = Shown & { loadedAt: number }

export interface RememberedLine {
  id: string
  note: string
  known?: EntryCopy
}

interface RemovedLine {
  line: RememberedLine
  index: number
}

/** Maximum number of UTF-16 units, as `maxlength` counts. */
export const maxNoteLength = 500
/** Milliseconds after the last successful load for which name and numbers stay on the device. */
export const maxKnownAge = 90 * msPerDay

const knownOf = (entry: Shown, loadedAt: number): EntryCopy => ({
  ...(Object.fromEntries(shownNames.map((name) => [name, entry[name]])) as Shown),
  loadedAt,
})

const isWhole = (known: EntryCopy | undefined): known is EntryCopy =>
  Number.isFinite(known?.loadedAt) && shownNames.every((name) => typeof known?.[name] === 'string')

const readLine = ({ id, note, known }: RememberedLine): RememberedLine => ({
  id,
  note: typeof note === 'string' ? note.slice(0, maxNoteLength) : '',
  ...(isWhole(known) && { known: knownOf(known, known.loadedAt) }),
})

/** `boot.ts` reads it, too. */
const { read, store, usePart, isStored } = createStoredList(
  'myList',
  ({ entries }: { entries: readonly RememberedLine[] }) => {
    const lines = entries.filter((line) => isUuid(line?.id))
    return lines.filter(({ id }, i) => lines.findIndex((line) => line.id === id) === i).map(readLine)
  },
  (entries) => ({ entries }),
)
/** The last line removed with its button: pressing again restores its note and place. */
let latestRemoved: RemovedLine | null = null

export const useRemembered = (): readonly RememberedLine[] => usePart((list) => list)

export const useRememberedCount = (): number => usePart((list) => list.length)

const has = (list: readonly RememberedLine[], id: string) => list.some((line) => line.id === id)

export const useIsRemembered = (id: string): boolean => usePart((list) => has(list, id))

export const useIsListStored = (): boolean => usePart(isStored)

/** False if the browser did not store that. */
export function toggleRemembered(id: string): boolean {
  if (has(read(), id)) latestRemoved = removeRemembered([id])[0] ?? null
  else if (latestRemoved?.line.id === id) restoreRemoved([latestRemoved])
  else addRemembered([id])
  return isStored()
}

export function addRemembered(ids: readonly string[]): string[] {
  const added = [...new Set(ids)].filter((id) => !has(read(), id))
  if (added.length > 0) store([...read(), ...added.map((id) => ({ id, note: '' }))])
  return added
}

export function removeRemembered(ids: readonly string[]): RemovedLine[] {
  const list = read()
  const removed = list.flatMap((line, index) => (ids.includes(line.id) ? { line, index } : []))
  if (removed.length > 0) store(list.filter(({ id }) => !ids.includes(id)))
  return removed
}

/** Those already added again stay as they are. */
export function restoreRemoved(removed: readonly RemovedLine[]) {
  const list = [...read()]
  for (const { line, index } of removed) if (!has(read(), line.id)) list.splice(index, 0, line)
  store(list)
}

/** Null for a provider that is gone. */
export const keepLoaded = (loaded: ReadonlyMap<string, Shown | null>) =>
  store(
    read().map((line) => {
      const entry = loaded.get(line.id)
      if (entry === undefined) return line
      const { known: _, ...rest } = line
      return entry ? { ...rest, known: knownOf(entry, Date.now()) } : rest
    }),
  )

/** Too old, or from a clock that was wrong. */
export function dropOutdated() {
  const isValid = (age: number) => age >= 0 && age < maxKnownAge
  const outdated = read().filter(({ known }) => known && !isValid(Date.now() - known.loadedAt))
  if (outdated.length > 0) keepLoaded(new Map(outdated.map(({ id }) => [id, null])))
}

export const writeNote = (id: string, note: string) =>
  store(read().map((line) => (line.id === id ? { ...line, note: note.slice(0, maxNoteLength) } : line)))
