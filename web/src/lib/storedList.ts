import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { readStored, writeStored } from './storage.ts'

/** The same in all tabs; empty on the server and in the first render. */
export function createStoredList<Item>(
  key: string,
  parse: (text: string | null) => readonly Item[],
  /** Null stores nothing. */
  format: (list: readonly Item[]) => string | null,
) {
  const none: readonly Item[] = []
  const listeners = createListeners()
  let current: readonly Item[] | undefined
  /** The stored text that `current` was read from. */
  let currentText: string | null = null
  /** False if the browser refused to store the list, which then lasts only as long as the page. */
  let isStored = true

  // The same empty array as the server's, so that nothing renders again.
  const kept = (list: readonly Item[]) => (list.length === 0 ? none : list)
  /** Including changes of other tabs. */
  const readAgain = (): readonly Item[] => {
    const text = isStored ? readStored(key) : currentText
    if (!current || text !== currentText) current = kept(parse(text))
    currentText = text
    return current
  }
  const store = (list: readonly Item[]): void => {
    current = kept(list)
    currentText = format(list)
    isStored = writeStored(key, currentText)
    listeners.tell()
  }
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return
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
  /** Re-renders only if the part changes, even in a long list. */
  const usePart = <T>(part: (list: readonly Item[]) => T): T =>
    useSyncExternalStore(
      subscribe,
      () => part(current ?? readAgain()),
      () => part(none),
    )
  return { readAgain, store, usePart, isStored: () => isStored }
}
