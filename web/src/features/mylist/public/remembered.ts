import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/listeners.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import {
  addLines,
  formatList,
  moveLine,
  parseList,
  type RememberedLine,
  type RemovedLine,
  removeLines,
  restoreLines,
  withNote,
} from './rememberedList.ts'

/** Key of the stored list; `boot.ts` reads it, too. */
const storageKey = 'myList'
const noLines: readonly RememberedLine[] = []
const listeners = createListeners()
let currentLines: readonly RememberedLine[] | undefined
/** The stored text that `current` was read from. */
let currentText: string | null = null
/** False if the browser refused to store the list, which then lasts only as long as the page. */
let isStored = true
/** The last line removed with its button: pressing again restores its note and place. */
let latestRemoved: RemovedLine | null = null

const readList = (): readonly RememberedLine[] => currentLines ?? readAgain()

/** Returns the list as it is stored now, including changes of other tabs. */
function readAgain(): readonly RememberedLine[] {
  const text = isStored ? readStored(storageKey) : currentText
  if (!currentLines || text !== currentText) setCurrent(parseList(text))
  currentText = text
  return readList()
}

function setCurrent(list: readonly RememberedLine[]): void {
  // Uses the same empty array as the server, so that nothing renders again.
  currentLines = list.length === 0 ? noLines : list
}

function storeList(next: readonly RememberedLine[]): void {
  setCurrent(next)
  currentText = formatList(next)
  isStored = writeStored(storageKey, currentText)
  listeners.tell()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== storageKey && event.key !== null) return
    readAgain()
    listener()
  }
  const stop = listeners.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the visitor's list; empty on the server and in the first render. */
export const useRemembered = (): readonly RememberedLine[] =>
  useSyncExternalStore(subscribe, readList, () => noLines)

export const useRememberedCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => readList().length,
    () => 0,
  )

/** Returns whether a provider is on the list; re-renders only the one that changed, even in a long list. */
export const useIsRemembered = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readList().some((line) => line.id === id),
    () => false,
  )

/** Returns false if the browser does not store the list. */
export const useIsListStored = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isStored,
    () => true,
  )

/** Adds or removes a provider. Returns false if the browser did not store that. */
export function toggleRemembered(id: string): boolean {
  if (readAgain().some((line) => line.id === id)) latestRemoved = removeRemembered([id])[0] ?? null
  else if (latestRemoved?.line.id === id) restoreRemoved([latestRemoved])
  else storeList(addLines(readList(), [id]))
  return isStored
}

/** Appends providers; returns those that were not yet on the list. */
export function addRemembered(ids: readonly string[]): string[] {
  const before = new Set(readAgain().map(({ id }) => id))
  const list = addLines(readList(), ids)
  if (list.length > before.size) storeList(list)
  return list.flatMap(({ id }) => (before.has(id) ? [] : id))
}

/** Removes lines and returns them for `restore`. */
export function removeRemembered(ids: readonly string[]): RemovedLine[] {
  const { rest, removed } = removeLines(readAgain(), new Set(ids))
  if (removed.length > 0) storeList(rest)
  return removed
}

export const restoreRemoved = (removed: readonly RemovedLine[]): void =>
  storeList(restoreLines(readAgain(), removed))

/** Moves a line one place up or down. Returns its place and the number of lines; null if it could not move. */
export function moveRemembered(id: string, by: 1 | -1): { place: number; count: number } | null {
  const before = readAgain().findIndex((line) => line.id === id)
  storeList(moveLine(readList(), id, by))
  const after = readList().findIndex((line) => line.id === id)
  return after === before ? null : { place: after + 1, count: readList().length }
}

export const writeNote = (id: string, note: string): void => storeList(withNote(readAgain(), id, note))
