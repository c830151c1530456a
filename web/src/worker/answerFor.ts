import { keptAddress, type WorkerSettings } from '#shared/keptPages'
import type { KeptStore } from './keptStore.ts'
import { markedPage, offlinePage } from './offlineDocuments.ts'

const noPagePattern =
  /^\/(?:(?:admin|cms|api|_next|tiles|captcha|external-media|source|assets|images|\.well-known)(?:\/|$)|(?:en\/)?[\w-]+\.\w+$)/
const partPattern = /^\/(?:assets\/|images\/|api\/file\/|api\/translations$)/

interface Surroundings {
  origin: string
  store: KeptStore
  settings: WorkerSettings
  /** Null if it is unknown. */
  windowAddress: () => Promise<string | null>
  network: () => Promise<Response>
}

/**
 * What is kept is used only without an answer of the network, so no user gets old code while the new one is available.
 * @returns null for requests that the worker ignores
 */
export function answerFor(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  { origin, store, settings, windowAddress, network }: Surroundings,
): Promise<Response> | null {
  const requestedUrl = new URL(url)
  const { pathname, search } = requestedUrl
  if (method !== 'GET' || requestedUrl.origin !== origin) return null
  if (mode === 'navigate') return noPagePattern.test(pathname) ? null : network().catch(() => answerOffline())
  if (!partPattern.test(pathname)) return null
  return network().catch(async (failure) => {
    const window = await windowAddress()
    const address = window === null ? null : keptAddress(new URL(window))
    const part = await store.part(pathname + search, address)
    if (part) return part
    throw failure
  })

  async function answerOffline() {
    const address = keptAddress(requestedUrl)
    const page = address === null ? null : await store.page(address)
    if (page === null || address === null) return offlinePage(pathname, settings, await store.pages())
    // The page was rendered without a filter, so its address must have none either.
    return address === pathname + search
      ? markedPage(page, address, settings)
      : Response.redirect(origin + address)
  }
}
