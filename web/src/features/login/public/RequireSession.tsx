import { type ReactNode, useEffect } from 'react'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { navigation } from '#lib/navigation.ts'
import { useLoggedIn } from '#lib/session.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Leads to the login page without a session, and back afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const text = useText()
  const hydrated = useHydrated()
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (hydrated && !loggedIn) navigation.toLogin()
  }, [hydrated, loggedIn])
  if (hydrated) return loggedIn ? children : null
  return (
    <>
      <p className="withoutScript">{text('login.needsScript')}</p>
      <Skeleton />
    </>
  )
}
