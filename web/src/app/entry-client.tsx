import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/marks.css'
import type { RenderedState } from '@directory/shared/renderedState'
import { routes as known, localePath, splitLocale } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { notify } from '../lib/alerts.ts'
import { CallError, callUrl, prefetch, queryCacheOf } from '../lib/api.ts'
import { createSiteHistory, type SiteHistory } from '../lib/history.ts'
import { createCatalogues } from '../lib/loadCatalogue.ts'
import { navigation } from '../lib/navigation.ts'
import { currentToken, lastKnownUser } from '../lib/session.ts'
import { SiteRouter } from './layout/SiteRouter.tsx'
import { Providers } from './providers.tsx'
import { pageNeeds, Site } from './routes.tsx'

const catalogues = createCatalogues()
/** Loads the texts of the page at a path; null if they are already loaded. */
const loadTexts = (path: string) =>
  catalogues.load(splitLocale(path).locale, pageNeeds(path, undefined).texts)
/** Milliseconds after which the site says that a page is still loading. */
const noticeDelayMs = 300

function startSite(root: HTMLElement): void {
  const renderedState = JSON.parse(document.getElementById('state')?.textContent ?? '') as RenderedState
  const { data, errors, keepsPages, ...state } = renderedState
  const queryCache = queryCacheOf({ data, errors })

  /** Keeps the present page. */
  const failOffline = (): never => {
    showNotice('error', 'error.offline')
    throw new CallError(0, 'offline')
  }
  const needsOf = (address: string) =>
    pageNeeds(address, queryCache.get(callUrl('GET /api/settings', {}))?.data as Settings | undefined)
  const knowsAnswers = (address: string) =>
    needsOf(address).calls.every((url) => queryCache.get(url)?.data !== undefined)
  const fetchAnswers = async (address: string) => {
    const answers = needsOf(address).calls.map((url) => {
      prefetch(queryCache, url)
      return queryCache.freshOf(url)?.answer
    })
    // Any other failure is reported by the page itself.
    await Promise.all(answers).catch((error) => error.status === 0 && failOffline())
  }
  /** Waits for the page's texts (perhaps in another language) and briefly for its code. */
  const loadPage = (pathname: string) => {
    const texts = loadTexts(pathname)
    if (texts) announceTexts(texts)
    const code = pageNeeds(pathname, undefined)
      .code?.()
      // Otherwise the next page itself reports its missing code.
      ?.catch(() => isOffline() && failOffline())
    if (!code) return texts
    const noticeDelay = new Promise((resolve) => setTimeout(resolve, noticeDelayMs))
    return Promise.all([texts, Promise.race([code, noticeDelay])])
  }
  /** Prepares a page before it is shown. Without a connection, an unknown page comes as the service worker kept it. */
  const preparePage = (pathname: string, search: string) => {
    const address = pathname + search
    if (!isOffline() || knowsAnswers(address)) return loadPage(pathname)
    return import('../lib/kept.ts')
      .then(({ openKept }) => openKept(address))
      .catch(() => {})
      .then(() => fetchAnswers(address))
      .then(() => loadPage(pathname))
  }
  const history = createSiteHistory(window, preparePage)
  /** Shows a message on the current page until the next page arrives. */
  const showNotice = (kind: 'info' | 'error', id: 'loading' | 'error.offline') => {
    const { locale } = splitLocale(history.now().location.pathname)
    dismissNotice()
    dismissNotice = notify(kind, String(catalogues.known[locale]?.[id]))
  }
  /** Makes the current page say that texts are loading or missing. */
  const announceTexts = (texts: Promise<unknown>) => {
    const timer = setTimeout(() => showNotice('info', 'loading'), noticeDelayMs)
    texts
      .then(
        () => dismissNotice(),
        () => showNotice('error', 'error.offline'),
      )
      .finally(() => clearTimeout(timer))
  }
  let dismissNotice = () => {}
  let { pathname } = history.now().location
  history.listen(() => {
    const { location } = history.now()
    if (location.pathname === pathname) return
    navigation.pageChanges += 1
    pathname = location.pathname
    dismissNotice()
    unmarkKept()
  })
  navigation.guard = history.guard
  navigation.toLogin = () => {
    const { pathname, search } = history.now().location
    const { locale, path } = splitLocale(pathname)
    if (path === known.login.path) return
    const sessionOverParameter = lastKnownUser() && '&over=1'
    const back = encodeURIComponent(pathname + search)
    // Replaces the history entry: "back" after the login must not lead to the login page again.
    history.navigator.replace(`${localePath(locale, known.login.href())}?back=${back}${sessionOverParameter}`)
  }
  const prefetchPage = (path: string) => {
    const { calls, code } = needsOf(path)
    for (const url of calls) prefetch(queryCache, url)
    // A failure does not matter yet: opening the page tries again.
    code?.()?.catch(() => {})
    loadTexts(path)?.catch(() => {})
  }
  if (keepsPages) keepPagesLater(history)
  // As a transition, hydrating a long list is interruptible, so the page keeps responding.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers queryCache={queryCache} state={state} catalogues={catalogues.known} prefetch={prefetchPage}>
        <SiteRouter history={history}>
          <Site />
        </SiteRouter>
      </Providers>,
    )
  })
}

/** Checks for a connection; browsers assume one even if nothing arrives, so being on a kept page counts as offline. */
const isOffline = () => !navigator.onLine || document.documentElement.dataset.kept !== undefined

/** Removes the mark of a kept page that is being left; the next page is up to date. */
function unmarkKept(): void {
  delete document.documentElement.dataset.kept
  document.querySelector('.keptMark')?.remove()
}

/** Starts keeping pages only after the page has loaded: no page waits for the service worker. */
function keepPagesLater(history: SiteHistory): void {
  if (!('serviceWorker' in navigator)) return
  const startKeepingPages = () =>
    import('../lib/kept.ts')
      .then(({ startKeeping }) => startKeeping(history, () => currentToken() !== null))
      // Without a connection, or if the browser cannot store: the site works as without a worker.
      .catch(() => {})
  if (document.readyState === 'complete') startKeepingPages()
  else window.addEventListener('load', startKeepingPages, { once: true })
}

const root = document.getElementById('root')
if (root) {
  const load = async () => loadTexts(window.location.pathname)
  load()
    .catch(load)
    .then(
      () => startSite(root),
      // Without texts the server's HTML stays as it is: a page that works without scripts.
      () => document.documentElement.classList.remove('js'),
    )
}
