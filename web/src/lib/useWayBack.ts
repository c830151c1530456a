import { useLocation } from 'react-router-dom'
import { safeBack } from './navigation.ts'
import type { Return, WayBack } from './wayBack.ts'

/** Returns the way back that the link passed, or else the usual one. */
export function useWayBack(defaultBack: string): { back: string; state: Return } {
  const { back, at: historyEntry } = (useLocation().state ?? {}) as Partial<WayBack>
  const safeAddress = typeof back === 'string' && safeBack(back)
  return safeAddress
    ? { back: safeAddress, state: historyEntry === undefined ? {} : { returnTo: historyEntry } }
    : { back: defaultBack, state: {} }
}
