import { splitLocale } from '@directory/shared/locales'
import { useLocation } from 'react-router-dom'

/** Checks whether the open page has the (German) path of this route. */
export function useIsOnRoute(route: { path: string }): boolean {
  return splitLocale(useLocation().pathname).path === route.path
}
