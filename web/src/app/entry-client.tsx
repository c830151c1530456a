import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import type { RenderedState } from '@directory/shared/renderedState'
import { routes as known, localePath, splitLocale } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { notify } from '../lib/alerts.ts'
import { answersOf, callUrl, prefetch } from '../lib/api.ts'
import { createSiteHistory } from '../lib/history.ts'
import { learnHyphens, loadHyphens } from '../lib/hyphens.ts'
import { createCatalogues } from '../lib/loadCatalogue.ts'
import { navigation } from '../lib/navigation.ts'
import { lastKnownUser } from '../lib/session.ts'
import { SiteRouter } from './layout/SiteRouter.tsx'
import { Providers } from './providers.tsx'
import { needsOf, Site } from './routes.tsx'

const catalogues = createCatalogues()
/** Those of the page at a path; null where they are here. */
const loadTexts = (path: string) => catalogues.load(splitLocale(path).locale, needsOf(path, undefined).texts)
/** Then it is said that a page is still on its way, or the page shows so itself. */
const patienceMs = 300

function start(root: HTMLElement): void {
  const sent = JSON.parse(document.getElementById('state')?.textContent ?? '') as RenderedState
  const { data, errors, hyphens, ...state } = sent
  learnHyphens(hyphens)
  const answers = answersOf({ data, errors })

  /** Before somebody gets to a page it waits for its texts, which may be another language's; for its code, a moment. */
  const prepare = (pathname: string) => {
    const texts = loadTexts(pathname)
    if (texts) sayWhereTextsAre(texts)
    const code = needsOf(pathname, undefined).code?.()
    const hyphens = loadHyphens()
    if (!code && !hyphens) return texts
    const aMoment = new Promise((resolve) => setTimeout(resolve, patienceMs))
    // The page itself says that its code cannot be had.
    return Promise.all([texts, Promise.race([Promise.all([code?.catch(() => {}), hyphens]), aMoment])])
  }
  const history = createSiteHistory(window, prepare)
  /** Until they come or cannot be had, the page one is on says so; the page that comes says enough. */
  const sayWhereTextsAre = (texts: Promise<unknown>) => {
    const say = (kind: 'info' | 'error', id: 'loading' | 'error.offline') => {
      const { locale } = splitLocale(history.now().location.pathname)
      takeBack()
      takeBack = notify(kind, String(catalogues.known[locale]?.[id]))
    }
    const timer = setTimeout(() => say('info', 'loading'), patienceMs)
    texts
      .then(
        () => takeBack(),
        () => say('error', 'error.offline'),
      )
      .finally(() => clearTimeout(timer))
  }
  let takeBack = () => {}
  let { pathname } = history.now().location
  history.listen(() => {
    const { location } = history.now()
    if (location.pathname === pathname) return
    navigation.moves += 1
    pathname = location.pathname
    takeBack()
  })
  navigation.guard = history.guard
  navigation.toLogin = () => {
    const { pathname, search } = history.now().location
    const { locale, path } = splitLocale(pathname)
    if (path === known.login.path) return
    const over = lastKnownUser() && '&over=1'
    const back = encodeURIComponent(pathname + search)
    // After the login one is where one was, with nothing of the way between to come back to.
    history.navigator.replace(`${localePath(locale, known.login.href())}?back=${back}${over}`)
  }
  const prefetchPage = (path: string) => {
    const settingsUrl = callUrl('GET /api/settings', {})
    const settings = answers.get(settingsUrl)?.data as Settings | undefined
    const { calls, code } = needsOf(path, settings)
    for (const url of calls) prefetch(answers, url)
    // What fails here is asked for again by whoever opens the page.
    code?.()?.catch(() => {})
    loadTexts(path)?.catch(() => {})
    loadHyphens()
  }
  // In a transition long lists are taken over in small pieces, between which the page answers its visitor.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers answers={answers} state={state} catalogues={catalogues.known} prefetch={prefetchPage}>
        <SiteRouter history={history}>
          <Site />
        </SiteRouter>
      </Providers>,
    )
  })
}

const root = document.getElementById('root')
if (root) {
  const load = async () => loadTexts(window.location.pathname)
  load()
    .catch(load)
    .then(
      () => start(root),
      // Without texts the page stays as the server made it, which can be read and used without any script.
      () => document.documentElement.classList.remove('js'),
    )
}
