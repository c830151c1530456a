import { useLocation } from 'react-router-dom'
import { loginPath } from '../../lib/loginPath.ts'

/** Says where the login page is that leads back to where one is now. */
export function useLoginPath(): () => string {
  const { pathname, search } = useLocation()
  return () => loginPath(pathname + search)
}
