import { routes } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useLocalPath } from '../../lib/intl.ts'

/** The login page, which leads back to where one is now. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const local = useLocalPath()
  return `${local(routes.login.href())}?back=${encodeURIComponent(pathname + search)}`
}
