import { splitLocale } from '@directory/shared/locales'
import { type Location, useLocation } from 'react-router-dom'
import { safeBack } from './navigation.ts'

/** For returning exactly to the previous place. */
export interface WayBack {
  /** (German) address. */
  back: string
  /** Key under which the router remembers the scroll position of that page. */
  at: string
}

export function useHere(): WayBack {
  const location = useLocation()
  return { back: splitLocale(location.pathname).path + location.search, at: scrollKey(location) }
}

export interface Return {
  /** Key of the scroll position that the page takes over. */
  returnTo?: string
}

export function scrollKey({ state, key }: Location): string {
  return (state as Return | null)?.returnTo ?? key
}

export interface EditedRow extends Return {
  edited?: string
}

export function useWayBack(defaultBack: string): { back: string; state: Return } {
  const { back, at: historyEntry } = (useLocation().state ?? {}) as Partial<WayBack>
  const safeAddress = typeof back === 'string' && safeBack(back)
  return safeAddress
    ? { back: safeAddress, state: historyEntry === undefined ? {} : { returnTo: historyEntry } }
    : { back: defaultBack, state: {} }
}
