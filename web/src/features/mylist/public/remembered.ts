import { createStoredList } from '../../../lib/storedList.ts'
import {
  addLines,
  formatList,
  outdatedIds,
  parseList,
  type RememberedLine,
  type RemovedLine,
  removeLines,
  restoreLines,
  withLoaded,
  withNote,
} from './rememberedList.ts'

/** `boot.ts` reads it, too. */
const { read, store, usePart, isStored } = createStoredList('myList', parseList, formatList)
/** The last line removed with its button: pressing again restores its note and place. */
let latestRemoved: RemovedLine | null = null

export const useRemembered = (): readonly RememberedLine[] => usePart((list) => list)

export const useRememberedCount = (): number => usePart((list) => list.length)

export const useIsRemembered = (id: string): boolean => usePart((list) => list.some((line) => line.id === id))

export const useIsListStored = (): boolean => usePart(isStored)

/** False if the browser did not store that. */
export function toggleRemembered(id: string): boolean {
  if (read().some((line) => line.id === id)) latestRemoved = removeRemembered([id])[0] ?? null
  else if (latestRemoved?.line.id === id) restoreRemoved([latestRemoved])
  else store(addLines(read(), [id]))
  return isStored()
}

/** Returns those that were not yet on the list. */
export function addRemembered(ids: readonly string[]): string[] {
  const before = new Set(read().map(({ id }) => id))
  const list = addLines(read(), ids)
  if (list.length > before.size) store(list)
  return list.flatMap(({ id }) => (before.has(id) ? [] : id))
}

export function removeRemembered(ids: readonly string[]): RemovedLine[] {
  const { rest, removed } = removeLines(read(), new Set(ids))
  if (removed.length > 0) store(rest)
  return removed
}

export const restoreRemoved = (removed: readonly RemovedLine[]): void => store(restoreLines(read(), removed))

/** Null for a provider that is gone. */
export const keepLoaded = (loaded: Parameters<typeof withLoaded>[1]): void =>
  store(withLoaded(read(), loaded, Date.now()))

export function dropOutdated(): void {
  const outdated = outdatedIds(read(), Date.now())
  if (outdated.length > 0) keepLoaded(new Map(outdated.map((id) => [id, null])))
}

export const writeNote = (id: string, note: string): void => store(withNote(read(), id, note))
