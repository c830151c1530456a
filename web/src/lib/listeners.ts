interface Listeners {
  /** Fits `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void
  tell: () => void
}

/** For values that are kept outside of React. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}
