import { lazy, Suspense } from 'react'
import { useLoggedIn } from '../lib/session.ts'
import type { EditWayProps } from './EditWay.tsx'

/** Fetched for staff only; without it the page is as visitors have it. */
const Way = lazy(() => import('./EditWay.tsx').catch(() => ({ default: () => null })))

/** For staff who read the site: leads to where it is written. Visitors, and the server, see nothing of it. */
export function EditLink(props: EditWayProps) {
  if (!useLoggedIn()) return null
  return (
    <Suspense>
      <Way {...props} />
    </Suspense>
  )
}
