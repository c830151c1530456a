import type { CataloguePart } from '@directory/shared/cataloguePart'
import { canonicalPath, routes as known, type Locale, localePath, locales } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { accessibilityPage } from '../features/accessibility/public/accessibilityPage.ts'
import { answerPage, confirmPage, optOutPage } from '../features/confirm/public/confirmPages.ts'
import { contactPage } from '../features/contact/public/contactPage.ts'
import { categoriesPage, topCategoryPage } from '../features/entries/public/categoriesPages.ts'
import { providerListPage } from '../features/entries/public/providerListPage.ts'
import { providerPage } from '../features/entries/public/providerPage.ts'
import { homePage } from '../features/home/public/homePage.ts'
import { licencesPage } from '../features/licences/public/licencesPage.ts'
import { linksPage } from '../features/links/public/linksPage.ts'
import { loginPage, logoutPage, newPasswordPage } from '../features/login/public/sessionPages.ts'
import { myListPage } from '../features/mylist/public/myListPage.ts'
import { newsPage } from '../features/news/public/newsPage.ts'
import { contentPages } from '../features/pages/public/contentPages.ts'
import { bookletPage, paperPage } from '../features/paper/public/paperPages.ts'
import { reportPage, reportReceivedPage } from '../features/report/public/reportPage.ts'
import { addRequestPage } from '../features/requests/public/addRequestPage.ts'
import { confirmChangePage } from '../features/requests/public/confirmChangePage.ts'
import { changeReceivedPage, entryReceivedPage } from '../features/requests/public/receivedPages.ts'
import { fastSearchPage } from '../features/search/public/fastSearchPage.ts'
import type { Page, PageContext } from '../lib/page.ts'
import { pathParams } from '../lib/pathParams.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { editPages } from './editPages.ts'
import { Layout, LocaleTexts } from './layout/Layout.tsx'
import { PageShell } from './layout/PageShell.tsx'
import { notFoundPage } from './NotFound.tsx'

/** Every page of the site, each with its path in both languages. */
const pages: readonly Page[] = [
  homePage,
  { ...homePage, route: known.homepage },
  newsPage,
  categoriesPage,
  topCategoryPage,
  providerListPage,
  providerPage,
  reportPage,
  reportReceivedPage,
  fastSearchPage,
  myListPage,
  paperPage,
  bookletPage,
  linksPage,
  ...contentPages,
  contactPage,
  licencesPage,
  accessibilityPage,
  addRequestPage,
  entryReceivedPage,
  changeReceivedPage,
  confirmPage,
  confirmChangePage,
  optOutPage,
  answerPage,
  loginPage,
  logoutPage,
  newPasswordPage,
  ...editPages,
]

/** Lists the pages whose first load is checked; of the staff panel, the part that loads before the login. */
export function everyPage(): ({ path: string; texts: CataloguePart } & Pick<
  Page,
  'chunk' | 'chunkBehindLogin'
>)[] {
  return [...pages, notFoundPage].map(({ route, texts = 'public', chunk, chunkBehindLogin }) => ({
    path: route.path,
    texts,
    ...(chunk && { chunk }),
    ...(chunkBehindLogin && { chunkBehindLogin }),
  }))
}

/** Result of a matched address: a page in a language. */
interface PageInLocale {
  page: Page
  locale: Locale
}

function routeObject(path: string, page: Page, locale: Locale): RouteObject {
  return { path, element: <PageShell page={page} />, handle: { page, locale } satisfies PageInLocale }
}

const routes: RouteObject[] = locales.flatMap((locale) => [
  ...pages.map((page) => routeObject(localePath(locale, page.route.path), page, locale)),
  routeObject(localePath(locale, '/*'), notFoundPage, locale),
])

/** Everything below the router itself. */
export function Site() {
  const page = useRoutes(routes)
  const { pathname, search, hash, key } = useLocation()
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return <Navigate to={{ pathname: canonical, search, hash }} replace />
  return (
    <LocaleTexts>
      <ErrorBoundary fallback={<ErrorPage />}>
        <Layout>
          {/* The inner boundary keeps header and footer when a page fails, and resets when another page opens. */}
          <ErrorBoundary fallback={<ErrorPage />} key={pathname} attempt={key}>
            {page}
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </LocaleTexts>
  )
}

/** Decoded parameters and target of an address; null only if even the pattern `*` does not match. */
export function matchAddress(
  pathname: string,
): { target: PageInLocale; params: PageContext['params'] } | null {
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (!match) return null
  return { target: match.route.handle as PageInLocale, params: pathParams(match.params, pathname) }
}

/** What the page at a (localised) path with query needs: texts, answers of calls, and its code if that is separate. */
export function pageNeeds(
  address: string,
  settings: Settings | undefined,
): { texts?: CataloguePart | undefined; calls: string[]; code?: Page['preload'] } {
  const url = new URL(address, 'http://localhost')
  const match = matchAddress(canonicalPath(url.pathname))
  if (!match) return { calls: [] }
  const { page, locale } = match.target
  const calls = page.load?.({ params: match.params, search: url.searchParams, locale, settings }) ?? []
  return { texts: page.texts, calls, code: page.preload }
}
