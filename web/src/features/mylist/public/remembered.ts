import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { onSelectionChange, selectedIds } from '../../selection/door.ts'
import {
  addLines,
  formatList,
  moveLine,
  parseList,
  type Remembered,
  type RemovedLine,
  removeLines,
  restoreLines,
  withNote,
} from './rememberedList.ts'

/** Key of the stored list; `boot.ts` reads it, too. */
const key = 'myList'
const none: readonly Remembered[] = []
const listeners = new Set<() => void>()
let current: readonly Remembered[] | undefined
/** The stored text that `current` was read from. */
let seen: string | null = null
/** False if the browser refused to store the list, which then lasts only as long as the page. */
let isKept = true
/** The last line removed with its button: pressing again restores its note and place. */
let latestRemoved: RemovedLine | null = null

const read = (): readonly Remembered[] => current ?? readAnew()

/** Returns the list as it is stored now, including changes of other tabs. */
function readAnew(): readonly Remembered[] {
  const text = isKept ? readStored(key) : seen
  if (!current && text === null) return begin()
  if (!current || text !== seen) show(parseList(text))
  seen = text
  return read()
}

function show(list: readonly Remembered[]): void {
  // Uses the same empty array as the server, so that nothing renders again.
  current = list.length === 0 ? none : list
}

/** Takes over, once, what an earlier version of the site called the shortlist: the selection for a joint mail. */
function begin(): readonly Remembered[] {
  show(addLines(none, selectedIds()))
  if (read().length > 0) change(read())
  // Later selections are meant only for a mail. A stored list, even an empty one, shows that this one has begun.
  else onSelectionChange(() => isKept && readStored(key) === null && change(none))
  return read()
}

function change(next: readonly Remembered[]): void {
  show(next)
  seen = formatList(next)
  isKept = writeStored(key, seen)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    readAnew()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the visitor's list; empty on the server and in the first render. */
export const useRemembered = (): readonly Remembered[] => useSyncExternalStore(subscribe, read, () => none)

export const useRememberedCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => read().length,
    () => 0,
  )

/** Returns whether a provider is on the list; re-renders only the one that changed, even in a long list. */
export const useIsRemembered = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read().some((line) => line.id === id),
    () => false,
  )

/** Returns false if the browser does not store the list. */
export const useIsKept = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isKept,
    () => true,
  )

/** Adds or removes a provider. Returns false if the browser did not store that. */
export function toggleRemembered(id: string): boolean {
  if (readAnew().some((line) => line.id === id)) latestRemoved = forget([id])[0] ?? null
  else if (latestRemoved?.line.id === id) restore([latestRemoved])
  else change(addLines(read(), [id]))
  return isKept
}

/** Appends providers; returns those that were not yet on the list. */
export function remember(ids: readonly string[]): string[] {
  const before = new Set(readAnew().map(({ id }) => id))
  const list = addLines(read(), ids)
  if (list.length > before.size) change(list)
  return list.flatMap(({ id }) => (before.has(id) ? [] : id))
}

/** Removes lines and returns them for `restore`. */
export function forget(ids: readonly string[]): RemovedLine[] {
  const { rest, removed } = removeLines(readAnew(), new Set(ids))
  if (removed.length > 0) change(rest)
  return removed
}

export const restore = (removed: readonly RemovedLine[]): void => change(restoreLines(readAnew(), removed))

/** Moves a line one place up or down. Returns its place and the number of lines; null if it could not move. */
export function move(id: string, by: 1 | -1): { place: number; count: number } | null {
  const before = readAnew().findIndex((line) => line.id === id)
  change(moveLine(read(), id, by))
  const after = read().findIndex((line) => line.id === id)
  return after === before ? null : { place: after + 1, count: read().length }
}

export const writeNote = (id: string, note: string): void => change(withNote(readAnew(), id, note))
