import type { ComponentType } from 'react'
import {
  matchRoutes,
  Navigate,
  type NonIndexRouteObject,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
} from 'react-router-dom'
import { embedPages } from '#features/embed/public/embedPages.ts'
import { categoriesPage, topCategoryPage } from '#features/entries/public/categoriesPages.ts'
import { providerListPage } from '#features/entries/public/providerListPage.ts'
import { providerPage } from '#features/entries/public/providerPage.ts'
import { homePage } from '#features/home/public/homePage.ts'
import { linksPage } from '#features/links/public/linksPage.ts'
import { newsPage } from '#features/news/public/newsPage.ts'
import { contentPages } from '#features/pages/public/contentPages.ts'
import { paperPage } from '#features/paper/public/paperPage.ts'
import { reportPage } from '#features/report/public/reportPage.ts'
import { fastSearchPage } from '#features/search/public/fastSearchPage.ts'
import type { Page, PageContext } from '#lib/page.ts'
import { pathParams } from '#lib/pathParams.ts'
import { currentToken } from '#lib/session.ts'
import { scrollKey } from '#lib/wayBack.ts'
import { type Locale, localePath, locales } from '#shared/locales'
import { canonicalPath, routes as known } from '#shared/routes'
import { ErrorPage, RouteError } from './ErrorPage.tsx'
import { editPages, staffFrame } from './editPages.ts'
import layoutStyles from './layout/Layout.module.css'
import { Layout, LocaleTexts } from './layout/Layout.tsx'
import { FrameShell, PageShell } from './layout/PageShell.tsx'
import { plainPages } from './plainPages.ts'

const pages: readonly Page[] = [
  homePage,
  { ...homePage, route: known.homepage },
  newsPage,
  categoriesPage,
  topCategoryPage,
  providerListPage,
  providerPage,
  reportPage,
  fastSearchPage,
  paperPage,
  linksPage,
  ...contentPages,
  ...plainPages,
]

const notFoundPage: Page = {
  route: { path: '*' },
  code: () => import('./NotFound.tsx'),
  chunk: 'src/app/NotFound.tsx',
  title: 'notfound.title',
  status: () => 404,
  noindex: true,
}

/** For the check of first loads; of the staff panel the part before the login. */
export const everyPage = () =>
  [...pages, ...embedPages, ...editPages, notFoundPage].map(
    ({ route: { path }, texts = 'public', chunk, chunkBehindLogin }) => ({
      path,
      texts,
      chunk,
      chunkBehindLogin,
    }),
  )

export interface Loaded {
  page: Pick<Page, 'code' | 'texts' | 'staff'>
  locale: Locale
}

type Load = (loaded: Loaded, request: Request) => Promise<ComponentType>

const Nothing = () => null

/** None for a staff page before the login, which comes first. */
export async function componentOf({ page }: Loaded): Promise<ComponentType> {
  return page.staff && currentToken() === null ? Nothing : (await page.code()).default
}

/** Loaders fetch the code: React Router keeps a failed `lazy` for as long as the document lives. */
export function createRoutes(load: Load): RouteObject[] {
  const loads = (id: string, loaded: Loaded): NonIndexRouteObject => ({
    id,
    handle: loaded,
    loader: ({ request }) => load(loaded, request),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  })
  const routeOf = (page: Page, locale: Locale): RouteObject => {
    const path = localePath(locale, page.route.path === '*' ? '/*' : page.route.path)
    return { ...loads(path, { page, locale }), path, element: <PageShell page={page} /> }
  }
  const inLocale = (locale: Locale): RouteObject[] => [
    ...pages.map((page) => routeOf(page, locale)),
    {
      ...loads(`staff ${locale}`, { page: staffFrame, locale }),
      element: <FrameShell />,
      children: editPages.map((page) => routeOf(page, locale)),
    },
    routeOf(notFoundPage, locale),
  ]
  const inner = { errorElement: <RouteError />, children: locales.flatMap(inLocale) }
  const framed = locales.flatMap((locale) => embedPages.map((page) => routeOf(page, locale)))
  return [
    { Component: Site, errorElement: <FailedSite />, children: [inner] },
    { Component: FramedPage, errorElement: <FailedSite />, children: framed },
  ]
}

export const routes = createRoutes(componentOf)

function Site() {
  const { pathname, search, hash } = useLocation()
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return <Navigate to={{ pathname: canonical, search, hash }} replace />
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

function FramedPage() {
  return (
    <LocaleTexts>
      <main className={layoutStyles.main}>
        <Outlet />
      </main>
    </LocaleTexts>
  )
}

/** Shown if even the layout fails. */
function FailedSite() {
  return (
    <LocaleTexts>
      <ErrorPage />
    </LocaleTexts>
  )
}

/** Null only if even the pattern `*` does not match: a path with a line break. */
export function matchAddress(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (!match) return null
  const params: PageContext['params'] = pathParams(match.params, pathname)
  return { target: match.route.handle as Loaded & { page: Page }, params }
}
