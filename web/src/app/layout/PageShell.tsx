import { type ComponentType, Suspense, useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { RequireSession } from '#features/login/door.ts'
import { useLocale, useLooseText } from '#lib/intl.ts'
import { answerReader, documentTitle, type Page, pageTitle } from '#lib/page.ts'
import { usePathParams } from '#lib/pathParams.ts'
import { useSettings, useSiteTitle } from '#lib/settings.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

export function FrameShell() {
  const Frame = useLoaderData() as ComponentType
  return (
    <RequireSession>
      <Frame />
    </RequireSession>
  )
}

export function PageShell({ page }: { page: Page }) {
  const title = usePageTitle(page)
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = title
  }, [title])
  const Component = useLoaderData() as ComponentType
  // Keyed by path, so that a category's data is never shown under another's name.
  return (
    <Suspense fallback={<Skeleton />}>
      <Component key={pathname} />
      <MountedMark pathname={pathname} />
    </Suspense>
  )
}

/** For automated browsers. */
function MountedMark({ pathname }: { pathname: string }) {
  useEffect(() => {
    document.documentElement.dataset.page = pathname
  }, [pathname])
  return null
}

/** Of answers that have come before the page is shown. */
function usePageTitle(page: Page) {
  const params = usePathParams()
  const { search } = useLocation()
  const locale = useLocale()
  const settings = useSettings()
  const { cache } = useSWRConfig()
  const read = answerReader((url) => cache.get(url)?.data)
  const context = { params, search: new URLSearchParams(search), locale, settings }
  return documentTitle(pageTitle(page, context, read, useLooseText()), useSiteTitle())
}
