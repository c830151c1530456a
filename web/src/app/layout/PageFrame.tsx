import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { RequireSession } from '../../features/login/door.ts'
import type { Page } from '../../lib/page.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageTitle } from './usePageTitle.ts'

/** Gives a page its title and, where it is for staff, its guard. */
export function PageFrame({ page }: { page: Page }) {
  const title = usePageTitle(page)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = title
  }, [title])
  const Component = page.component
  // Keyed by path: the last answer of one category must not stand under the name of the next.
  const content = (
    <>
      <Component key={pathname} />
      <Mark pathname={pathname} />
    </>
  )
  const shown = page.staff || page.preload ? <Suspense fallback={<Skeleton />}>{content}</Suspense> : content
  return page.staff ? <RequireSession>{shown}</RequireSession> : shown
}

/** Says on the document which page stands there and answers: whoever drives a browser by program waits for it. */
function Mark({ pathname }: { pathname: string }) {
  useEffect(() => {
    document.documentElement.dataset.page = pathname
  }, [pathname])
  return null
}
