import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { RequireSession } from '../../features/login/door.ts'
import type { Page } from '../../lib/page.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageTitle } from './usePageTitle.ts'

/** Sets a page's title and guards staff pages by the login. */
export function PageShell({ page }: { page: Page }) {
  const title = usePageTitle(page)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = title
  }, [title])
  const Component = page.component
  // Keyed by path, so that one category's answer never shows under another's name.
  const content = (
    <>
      <Component key={pathname} />
      <MountedMark pathname={pathname} />
    </>
  )
  const shown = page.staff || page.preload ? <Suspense fallback={<Skeleton />}>{content}</Suspense> : content
  return page.staff ? <RequireSession>{shown}</RequireSession> : shown
}

/** Marks the document with the path of the page that has been mounted, for browsers driven by a program. */
function MountedMark({ pathname }: { pathname: string }) {
  useEffect(() => {
    document.documentElement.dataset.page = pathname
  }, [pathname])
  return null
}
