import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useHydrated } from '../../lib/hydrated.ts'
import { useText } from '../../lib/intl.ts'
import { useLoggedIn } from '../../lib/session.ts'
import { useLoginPath } from './useLoginPath.ts'

/** Shows a staff page to people who are logged in and sends all others to the login page and back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const text = useText()
  const hydrated = useHydrated()
  const loggedIn = useLoggedIn()
  const login = useLoginPath()
  if (!hydrated) {
    return (
      <>
        <p className="withoutScript">{text('login.needsScript')}</p>
        <Skeleton />
      </>
    )
  }
  return loggedIn ? children : <Navigate to={login()} replace />
}
