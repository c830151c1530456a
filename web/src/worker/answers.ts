import { keptAddress, type WorkerSettings } from '@directory/shared/keptPages'
import type { KeptStore } from './keptStore.ts'
import { markedPage, offlinePage } from './offlineDocuments.ts'

/** Paths that are not pages of the site: the worker ignores them. */
const notPages =
  /^\/(?:(?:admin|cms|api|_next|tiles|captcha|external-media|source|assets|images|\.well-known)(?:\/|$)|(?:en\/)?[\w-]+\.\w+$)/
/** Paths of the files and texts that pages need. */
const parts = /^\/(?:assets\/|images\/|api\/file\/|api\/translations$)/

export interface InterceptedRequest {
  method: string
  url: string
  isNavigation: boolean
  /** Returns the address of the requesting window; null if it is unknown. */
  shown: () => Promise<string | null>
  network: () => Promise<Response>
}

/**
 * Answers a request. The network's answer always has priority, errors included; what is kept is used only without one.
 * So no user gets old code while the new one is available.
 * @returns null for requests that the worker ignores
 */
export function answerFor(
  { method, url, isNavigation, shown, network }: InterceptedRequest,
  { origin, store, settings }: { origin: string; store: KeptStore; settings: WorkerSettings },
): Promise<Response> | null {
  const asked = new URL(url)
  const { pathname, search } = asked
  if (method !== 'GET' || asked.origin !== origin) return null
  if (isNavigation) return notPages.test(pathname) ? null : network().catch(() => withoutNetwork())
  if (!parts.test(pathname)) return null
  return network().catch(async (failure) => {
    const window = await shown()
    const address = window === null ? null : keptAddress(new URL(window))
    const part = await store.part(pathname + search, address)
    if (part) return part
    throw failure
  })

  async function withoutNetwork(): Promise<Response> {
    const address = keptAddress(asked)
    const page = address === null ? null : await store.page(address)
    if (page === null || address === null) return offlinePage(pathname, settings, await store.pages())
    // The page was rendered without a filter, so its address must have none either.
    return address === pathname + search
      ? markedPage(page, address, settings)
      : Response.redirect(origin + address)
  }
}
