import { type Location, useLocation } from 'react-router-dom'
import { splitLocale } from '#shared/locales'

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

interface Return {
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
  const { back, at } = (useLocation().state ?? {}) as Partial<WayBack>
  return back ? { back, state: at === undefined ? {} : { returnTo: at } } : { back: defaultBack, state: {} }
}
