import { splitLocale } from '@directory/shared/locales'
import { type Location, useLocation } from 'react-router-dom'
import { safeBack } from './navigation.ts'

/** State that a link passes to a form, for returning exactly to the previous place. */
export interface WayBack {
  /** (German) address. */
  back: string
  /** Key under which the router remembers the scroll position of that page. */
  at: string
}

/** Returns the current page with its query as the way back to it. */
export function useHere(): WayBack {
  const location = useLocation()
  return { back: splitLocale(location.pathname).path + location.search, at: scrollKey(location) }
}

/** State of a page to which the user returns. */
export interface Return {
  /** Key of the scroll position that the page takes over. */
  returnTo?: string
}

/** Returns the key under which the router remembers the scroll position of a page. */
export function scrollKey({ state, key }: Location): string {
  return (state as Return | null)?.returnTo ?? key
}

/** State of a list to which the user returns after editing one of its rows. */
export interface EditedRow extends Return {
  /** Key of the row. */
  edited?: string
}

/** Returns the way back that the link passed, or else the usual one. */
export function useWayBack(defaultBack: string): { back: string; state: Return } {
  const { back, at: historyEntry } = (useLocation().state ?? {}) as Partial<WayBack>
  const safeAddress = typeof back === 'string' && safeBack(back)
  return safeAddress
    ? { back: safeAddress, state: historyEntry === undefined ? {} : { returnTo: historyEntry } }
    : { back: defaultBack, state: {} }
}
