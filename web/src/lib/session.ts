import { useSyncExternalStore } from 'react'
import { readStored, store } from './storage.ts'

const key = 'access_token'
const listeners = new Set<() => void>()

/** Moment of expiry in milliseconds, or null where the token cannot be read. */
export function expiryOf(token: string): number | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const payload: unknown = JSON.parse(atob(part))
    const exp = (payload as { exp?: unknown } | null)?.exp
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
  } catch {
    return null
  }
}

export function isAlive(token: string | null, now: number): token is string {
  return token !== null && (expiryOf(token) ?? 0) > now
}

/** The token to send along, or null when there is none or it has expired. */
export function currentToken(): string | null {
  const token = readStored(key)
  return isAlive(token, Date.now()) ? token : null
}

export function beginSession(token: string): void {
  store(key, token)
  for (const listener of listeners) listener()
}

export function endSession(): void {
  store(key, null)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Logging in or out in another tab counts here, too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => currentToken() !== null,
    () => false,
  )
}
