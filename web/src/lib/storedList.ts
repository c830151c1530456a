import { useSyncExternalStore } from 'react'
import { readStored, subscribeToStored, tellStored, writeStored } from './storage.ts'

/** The same in all tabs; empty on the server and in the first render. */
export function createStoredList<Item>(
  key: string,
  parse: (text: string | null) => readonly Item[],
  /** Null stores nothing. */
  format: (list: readonly Item[]) => string | null,
) {
  const none: readonly Item[] = []
  let current = none
  /** The stored text that `current` was read from. */
  let currentText: string | null | undefined
  /** False if the browser refused to store the list, which then lasts only as long as the page. */
  let isStored = true

  const keep = (list: readonly Item[], text: string | null | undefined) => {
    // The same empty array as the server's, so that nothing renders again.
    current = list.length === 0 ? none : list
    currentText = text
  }
  const read = (): readonly Item[] => {
    const text = readStored(key)
    if (isStored && text !== currentText) keep(parse(text), text)
    return current
  }
  const store = (list: readonly Item[]): void => {
    keep(list, format(list))
    isStored = writeStored(key, currentText ?? null)
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
