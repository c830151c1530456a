import { useSyncExternalStore } from 'react'
import { tokenStorageKey as key } from '#shared/account'
import { readStored, subscribeToStored, tellStored, writeStored } from './storage.ts'

let lastUserId = ''

function payloadOf(token: string): { exp?: unknown; id?: unknown } | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(part))
  } catch {
    return null
  }
}

/** Null if there is none or it has expired. */
export function currentToken(): string | null {
  const token = readStored(key)
  const seconds = Number(payloadOf(token ?? '')?.exp ?? 0)
  return seconds * 1000 > Date.now() ? token : null
}

/** Or was until the session ended. */
export function lastKnownUser(): string {
  const id = payloadOf(readStored(key) ?? '')?.id
  if (typeof id === 'string') lastUserId = id
  return lastUserId
}

export function beginSession(token: string) {
  writeStored(key, token)
  tellStored()
}

/** `onPurpose`: by logging out, so the login page need not mention the end. */
export function endSession(onPurpose = false) {
  lastKnownUser()
  if (onPurpose) lastUserId = ''
  writeStored(key, null)
  tellStored()
}

export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribeToStored,
    () => currentToken() !== null,
    () => false,
  )
}
