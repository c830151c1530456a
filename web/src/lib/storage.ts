import { createListeners } from './listeners.ts'

/** It can be blocked or full; the site then works but forgets. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False if the browser did not store it. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

const { subscribe, tell: tellStored } = createListeners()

export { tellStored }

/** Other tabs included. */
export function subscribeToStored(listener: () => void) {
  const stop = subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}
