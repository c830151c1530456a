import { splitLocale } from '@directory/shared/locales'
import { useLocation } from 'react-router-dom'

export function useIsOnRoute(route: { path: string }): boolean {
  return splitLocale(useLocation().pathname).path === route.path
}
