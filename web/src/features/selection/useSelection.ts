import type { Entry } from '@directory/shared/entry'
import { useSyncExternalStore } from 'react'
import { notify } from '../../lib/alerts.ts'
import { useText } from '../../lib/intl.ts'
import { readStored, store } from '../../lib/storage.ts'
import { maxSelected, parseSelected, type Selected, toggleSelected } from './selection.ts'

const key = 'selectedEntry'
const none: readonly Selected[] = []
const listeners = new Set<() => void>()
let current: readonly Selected[] | undefined

function read(): readonly Selected[] {
  if (!current) {
    const stored = parseSelected(readStored(key))
    // The very list that the server began with, so that nothing has to be drawn again.
    current = stored.length === 0 ? none : stored
  }
  return current
}

function change(next: readonly Selected[]): void {
  current = next
  store(key, next.length === 0 ? null : JSON.stringify(next))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The providers chosen for one mail; kept by the browser, empty on the server. */
export function useSelected(): readonly Selected[] {
  return useSyncExternalStore(subscribe, read, () => none)
}

/** Whether one provider is chosen: draws only the one that was pressed, however long the list. */
export function useIsSelected(uuid: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().some((one) => one.uuid === uuid),
    () => false,
  )
}

export function useToggleSelected() {
  const text = useText()
  return (entry: Pick<Entry, 'uuid' | 'name' | 'email'>) => {
    const { selected: next, dropped } = toggleSelected(read(), entry)
    change(next)
    if (dropped) notify('warning', text('selection.dropped', { max: maxSelected, name: dropped.name }))
  }
}

export const clearSelected = () => change(none)
