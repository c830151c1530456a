import { useLocation } from 'react-router-dom'
import { safeBack } from './navigation.ts'
import type { Return, WayBack } from './wayBack.ts'

/** Returns the way back that the link passed, or else the usual one. */
export function useWayBack(usual: string): { back: string; state: Return } {
  const { back, at } = (useLocation().state ?? {}) as Partial<WayBack>
  const known = typeof back === 'string' && safeBack(back)
  return known ? { back: known, state: at === undefined ? {} : { returnTo: at } } : { back: usual, state: {} }
}
