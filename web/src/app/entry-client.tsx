import { localePath, splitLocale } from '#shared/locales'
import '#styles/fonts.css'
import '#styles/tokens.css'
import '#styles/base.css'
import '#styles/classes.css'
import '#styles/print.css'
import '#styles/marks.css'
import { type ComponentType, startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { leaveAlert } from '#lib/alerts.ts'
import { queryCacheOf } from '#lib/api.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { createCatalogues } from '#lib/loadCatalogue.ts'
import { followPages, navigation } from '#lib/navigation.ts'
import { lastKnownUser } from '#lib/session.ts'
import type { RenderedState } from '#shared/renderedState'
import { canonicalPath, routes as known } from '#shared/routes'
import { unpackRows } from './packedRows.ts'
import { createPageLoader } from './pageLoader.ts'
import { Providers } from './providers.tsx'
import { componentOf, createRoutes, type Loaded, matchAddress, routes as serverRoutes } from './routes.tsx'

type Router = ReturnType<typeof createBrowserRouter>

const catalogues = createCatalogues()
const neverResolving = new Promise<never>(() => {})

/** Fetches the code of the page that the server sent; if it is missing, the server's HTML stays readable. */
const componentOfDocument = (loaded: Loaded): Promise<ComponentType> =>
  componentOf(loaded).catch((error) => () => {
    if (!useHydrated()) use(neverResolving)
    throw error
  })

async function startSite(root: HTMLElement) {
  const json = document.getElementById('state')?.textContent ?? ''
  const renderedState: RenderedState = JSON.parse(json, unpackRows)
  const { data, errors, keepsPages, ...state } = renderedState
  const queryCache = queryCacheOf({ data, errors })
  const { loadPage, prefetchPage, dismissNotice } = createPageLoader(queryCache, catalogues)
  const components = (matchRoutes(serverRoutes, window.location) ?? []).flatMap(({ route }) =>
    route.id ? [componentOfDocument(route.handle as Loaded).then((component) => [route.id, component])] : [],
  )
  const loaderData = Object.fromEntries(await Promise.all(components))
  let index = window.history.state?.idx ?? 0
  window.addEventListener('popstate', () => giveKey(index + 1))
  const router = createBrowserRouter(createRoutes(loadPage), { hydrationData: { loaderData } })
  router.subscribe(() => {
    index = window.history.state?.idx ?? index
  })
  followPages(router, () => {
    dismissNotice()
    leaveAlert()
    unmarkKept()
  })
  navigation.toLogin = () => toLogin(router)
  if (keepsPages) keepPagesLater(router)
  // As a transition, hydrating a long list is interruptible, so the page keeps responding.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers
        queryCache={queryCache}
        state={{ ...state, catalogues: catalogues.known, prefetch: prefetchPage }}
      >
        <RouterProvider router={router} useTransitions={false} />
      </Providers>,
    )
  })
}

function toLogin(router: Router) {
  const { pathname, search } = router.state.location
  const { locale, path } = splitLocale(pathname)
  if (path === known.login.path) return
  const sessionOverParameter = lastKnownUser() && '&over=1'
  const back = encodeURIComponent(pathname + search)
  const address = `${localePath(locale, known.login.href())}?back=${back}${sessionOverParameter}`
  // Replaces the history entry: "back" after the login must not lead to the login page again.
  void router.navigate(address, { replace: true })
}

/**
 * Gives the history entry that a plain anchor link has made what the router's own have. Otherwise it would share the key
 * of the document's first entry, and the page would scroll away from the anchor to that one's position.
 */
function giveKey(idx: number) {
  if (window.history.state === null)
    window.history.replaceState({ key: Math.random().toString(36).slice(2, 10), idx }, '')
}

function unmarkKept() {
  delete document.documentElement.dataset.kept
  document.querySelector('.keptMark')?.remove()
}

/** Not before the page has loaded: no page waits for the service worker. */
function keepPagesLater(router: Router) {
  if (!('serviceWorker' in navigator)) return
  const startKeepingPages = () =>
    import('#lib/keepPages.ts')
      .then(({ startKeeping }) => startKeeping(router))
      // Without a connection, or if the browser cannot store: the site works as without a worker.
      .catch(() => {})
  if (document.readyState === 'complete') startKeepingPages()
  else window.addEventListener('load', startKeepingPages, { once: true })
}

const root = document.getElementById('root')
if (root) {
  const { pathname } = window.location
  const load = async () =>
    catalogues.load(splitLocale(pathname).locale, matchAddress(canonicalPath(pathname))?.target.page.texts)
  load()
    .catch(load)
    .then(
      () => startSite(root),
      // Without texts the server's HTML stays as it is: a page that works without scripts.
      () => document.documentElement.classList.remove('js'),
    )
}
