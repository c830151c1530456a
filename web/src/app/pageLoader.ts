import type { ComponentType } from 'react'
import { notify } from '#lib/alerts.ts'
import { CallError, callUrl, prefetch } from '#lib/api.ts'
import type { createCatalogues } from '#lib/loadCatalogue.ts'
import type { QueryCache } from '#lib/queryCache.ts'
import { splitLocale } from '#shared/locales'
import { canonicalPath } from '#shared/routes'
import type { Settings } from '#shared/settings'
import { componentOf, type Loaded, matchAddress } from './routes.tsx'

/** Milliseconds after which the site says that a page is still loading. */
const noticeDelayMs = 300

/** Browsers assume a connection even if nothing arrives, so being on a kept page counts as offline. */
const isOffline = () => !navigator.onLine || document.documentElement.dataset.kept !== undefined

export function createPageLoader(queryCache: QueryCache, catalogues: ReturnType<typeof createCatalogues>) {
  let dismissNotice = () => {}
  function showNotice(kind: 'info' | 'error', id: 'loading' | 'error.offline') {
    dismissNotice()
    const { locale } = splitLocale(window.location.pathname)
    dismissNotice = notify(kind, String(catalogues.known[locale]?.[id]))
  }

  function neededAt(address: string) {
    const { pathname, searchParams: search } = new URL(address, window.location.origin)
    const { target, params = {} } = matchAddress(canonicalPath(pathname)) ?? {}
    const settings = queryCache.get(callUrl('GET /api/settings'))?.data as Settings
    const calls = target?.page.load?.({ params, search, locale: target.locale, settings }) ?? []
    return { target, missing: calls.filter((url) => queryCache.get(url)?.data === undefined) }
  }

  async function loadAnswers(address: string) {
    const { missing } = neededAt(address)
    if (missing.length > 0 && isOffline()) {
      const { openKept } = await import('#lib/keepPages.ts')
      await openKept(address)
    }
    // Any other failure is reported by the page itself.
    await Promise.all(missing.map((url) => prefetch(queryCache, url))).catch((error) => {
      if (isOffline()) throw error
    })
  }

  async function loadTexts({ locale, page }: Loaded) {
    await Promise.resolve(catalogues.load(locale, page.texts)).catch(() => {
      throw new CallError(0, 'offline')
    })
  }

  return {
    dismissNotice: () => dismissNotice(),

    /** A failure does not matter yet: opening the page tries again. */
    prefetchPage(address: string) {
      const { target, missing } = neededAt(address)
      if (!target) return
      const answers = missing.map((url) => prefetch(queryCache, url))
      Promise.all([componentOf(target), loadTexts(target), ...answers]).catch(() => {})
    },

    /** Without a connection the present page stays, with a message. */
    async loadPage(loaded: Loaded, request: Request): Promise<ComponentType> {
      const { pathname, search } = new URL(request.url)
      const timer = setTimeout(() => showNotice('info', 'loading'), noticeDelayMs)
      request.signal.addEventListener('abort', () => clearTimeout(timer))
      try {
        const [component] = await Promise.all([
          componentOf(loaded),
          loadTexts(loaded),
          loadAnswers(pathname + search),
        ])
        return component
      } catch (error) {
        if (request.signal.aborted || !(isOffline() || error instanceof CallError)) throw error
        // Going back, the address has already changed: the browser shows what it can.
        if (pathname + search === window.location.pathname + window.location.search) window.location.reload()
        else showNotice('error', 'error.offline')
        // The next navigation ends this one.
        return new Promise(() => {})
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
