import { splitLocale } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { safeBack } from './navigation.ts'

/** What a link to a form passes, so that one comes back exactly where one was. */
export interface WayBack {
  /** (German) address. */
  back: string
}

/** The page with all that its address says, as the way back to it. */
export function useHere(): WayBack {
  const { pathname, search } = useLocation()
  return { back: splitLocale(pathname).path + search }
}

/** The way back that the link here passed, else the usual one. */
export function useWayBack(usual: string): string {
  const { back } = (useLocation().state ?? {}) as Partial<WayBack>
  return (typeof back === 'string' && safeBack(back)) || usual
}
