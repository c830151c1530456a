import { useSyncExternalStore } from 'react'
import { readStored, subscribeToStored, tellStored, writeStored } from './storage.ts'

/** The same in all tabs; empty on the server and in the first render. */
export function createStoredList<Item, Stored>(
  key: string,
  /** May be given anything that other hands have stored, and throw. */
  itemsOf: (stored: Stored) => Item[],
  /** Null stores nothing. */
  storedOf: (list: readonly Item[]) => Stored | null,
) {
  const none: readonly Item[] = []
  let current = none
  /** The stored text that `current` was read from. */
  let currentText: string | null = null
  /** False if the browser refused to store the list, which then lasts only as long as the page. */
  let isStored = true

  const parse = (text: string): readonly Item[] => {
    try {
      const items = itemsOf(JSON.parse(text))
      // The same empty array as the server's, so that nothing renders again.
      return items.length === 0 ? none : items
    } catch {
      return none
    }
  }
  const read = (): readonly Item[] => {
    const text = readStored(key)
    if (!isStored || text === currentText) return current
    currentText = text
    current = text === null ? none : parse(text)
    return current
  }
  const store = (list: readonly Item[]) => {
    const stored = storedOf(list)
    current = list
    currentText = stored && JSON.stringify(stored)
    isStored = writeStored(key, currentText)
    tellStored()
  }
  /** Re-renders only if the part changes, even in a long list. */
  const usePart = <T>(part: (list: readonly Item[]) => T): T =>
    useSyncExternalStore(
      subscribeToStored,
      () => part(read()),
      () => part(none),
    )
  return { read, store, usePart, isStored: () => isStored }
}
