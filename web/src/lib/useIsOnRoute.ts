import { usePlainPath } from './intl.ts'

export function useIsOnRoute(route: { path: string }): boolean {
  return usePlainPath() === route.path
}
