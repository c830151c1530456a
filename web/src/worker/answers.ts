import { keptAddress, type WorkerSettings } from '@directory/shared/keptPages'
import type { KeptStore } from './keptStore.ts'
import { markedPage, offlinePage } from './offlineDocuments.ts'

/** What is no page of the site: the worker leaves it alone. */
const notPages =
  /^\/(?:(?:admin|cms|api|_next|tiles|captcha|external-media|source|assets|images|\.well-known)(?:\/|$)|(?:en\/)?[\w-]+\.\w+$)/
/** What pages are made of. */
const parts = /^\/(?:assets\/|images\/|api\/file\/|api\/translations$)/

export interface Asked {
  method: string
  url: string
  isNavigation: boolean
  /** Address of the window that asks; null if it is unknown. */
  shown: () => Promise<string | null>
  network: () => Promise<Response>
}

/**
 * The network always comes first, and what it says holds, errors included; what is kept is for when it says nothing.
 * So nobody ever gets old code while the new one can be had.
 *
 * @returns null for what the worker does not touch
 */
export function answerFor(
  { method, url, isNavigation, shown, network }: Asked,
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
    // The page was drawn without a filter, so its address must have none either.
    return address === pathname + search
      ? markedPage(page, address, settings)
      : Response.redirect(origin + address)
  }
}
