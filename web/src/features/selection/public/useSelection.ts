import type { Entry } from '@directory/shared/entry'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/listeners.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { parseSelected, type Selected, toggleSelected } from './selection.ts'

const storageKey = 'selectedEntry'
const noSelection: readonly Selected[] = []
const listeners = createListeners()
let currentSelection: readonly Selected[] | undefined

/** A provider whose selection was removed by selecting a sixth one. */
export interface DroppedSelection {
  /** Uuid of the sixth. */
  by: string
  dropped: Selected
  /** The selection before. */
  before: readonly Selected[]
}
let latestDrop: DroppedSelection | null = null

function readSelection(): readonly Selected[] {
  if (!currentSelection) {
    const stored = parseSelected(readStored(storageKey))
    // Uses the same empty array as the server, so that nothing renders again.
    currentSelection = stored.length === 0 ? noSelection : stored
  }
  return currentSelection
}

function storeSelection(next: readonly Selected[], dropped: DroppedSelection | null = null): void {
  currentSelection = next
  latestDrop = dropped
  writeStored(storageKey, next.length === 0 ? null : JSON.stringify(next))
  listeners.tell()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== storageKey && event.key !== null) return
    currentSelection = undefined
    latestDrop = null
    listener()
  }
  const stop = listeners.subscribe(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the providers selected for a mail; stored in the browser, empty on the server. */
export function useSelected(): readonly Selected[] {
  return useSyncExternalStore(subscribe, readSelection, () => noSelection)
}

/** Returns whether a provider is selected; re-renders only the one that changed, even in a long list. */
export function useIsSelected(uuid: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSelection().some((one) => one.uuid === uuid),
    () => false,
  )
}

/** Returns the removal caused by selecting this provider, until the selection changes again. */
export function useSelectionDroppedBy(uuid: string): DroppedSelection | null {
  return useSyncExternalStore(
    subscribe,
    () => (latestDrop?.by === uuid ? latestDrop : null),
    () => null,
  )
}

export function useDroppedSelection(): DroppedSelection | null {
  return useSyncExternalStore(
    subscribe,
    () => latestDrop,
    () => null,
  )
}

export function toggleSelection(entry: Pick<Entry, 'uuid' | 'name' | 'email'>): void {
  const before = readSelection()
  const { selected, dropped } = toggleSelected(before, entry)
  storeSelection(selected, dropped && { by: entry.uuid, dropped, before })
}

export const undoDrop = ({ before }: DroppedSelection) => storeSelection(before)

export const clearSelected = () => storeSelection(noSelection)
