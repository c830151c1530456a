import type { Entry } from '@directory/shared/entry'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../lib/storage.ts'
import { parseSelected, type Selected, toggleSelected } from './selection.ts'

const key = 'selectedEntry'
const none: readonly Selected[] = []
const listeners = new Set<() => void>()
let current: readonly Selected[] | undefined

/** A provider whose selection was removed by selecting a sixth one. */
export interface DroppedSelection {
  /** Uuid of the sixth. */
  by: string
  dropped: Selected
  /** The selection before. */
  before: readonly Selected[]
}
let drop: DroppedSelection | null = null

function read(): readonly Selected[] {
  if (!current) {
    const stored = parseSelected(readStored(key))
    // Uses the same empty array as the server, so that nothing renders again.
    current = stored.length === 0 ? none : stored
  }
  return current
}

function change(next: readonly Selected[], dropped: DroppedSelection | null = null): void {
  current = next
  drop = dropped
  writeStored(key, next.length === 0 ? null : JSON.stringify(next))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    current = undefined
    drop = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the providers selected for a mail; stored in the browser, empty on the server. */
export function useSelected(): readonly Selected[] {
  return useSyncExternalStore(subscribe, read, () => none)
}

/** Returns whether a provider is selected; re-renders only the one that changed, even in a long list. */
export function useIsSelected(uuid: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().some((one) => one.uuid === uuid),
    () => false,
  )
}

/** Returns the removal caused by selecting this provider, until the selection changes again. */
export function useDropBy(uuid: string): DroppedSelection | null {
  return useSyncExternalStore(
    subscribe,
    () => (drop?.by === uuid ? drop : null),
    () => null,
  )
}

export function useDrop(): DroppedSelection | null {
  return useSyncExternalStore(
    subscribe,
    () => drop,
    () => null,
  )
}

export function toggleSelection(entry: Pick<Entry, 'uuid' | 'name' | 'email'>): void {
  const before = read()
  const { selected, dropped } = toggleSelected(before, entry)
  change(selected, dropped && { by: entry.uuid, dropped, before })
}

export const undoDrop = ({ before }: DroppedSelection) => change(before)

export const clearSelected = () => change(none)

/** Returns the ids of the selected providers; empty on the server. */
export const selectedIds = (): string[] => read().map(({ uuid }) => uuid)

/** Calls `tell` after each change, including those of other tabs. */
export const onSelectionChange = (tell: () => void): (() => void) => subscribe(tell)
