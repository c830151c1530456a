import {
  isYoung,
  keptAddress,
  keptAtHeader,
  keptAtOf,
  keptStores,
  type WorkerRequest,
  workerPath,
} from '@directory/shared/keptPages'
import type { SiteHistory } from './history.ts'

// What the service worker keeps for times without a connection, seen from a page. Imported on demand only: no page waits
// for it. Absent on plain http, where browsers have neither workers nor stores.

/** A page that is left before is none that somebody wants to have again. */
const settledMs = 1500

const hasStores = () => 'caches' in window && 'serviceWorker' in navigator

function tellWorker(request: WorkerRequest): void {
  navigator.serviceWorker?.controller?.postMessage(request)
}

/** Registers the service worker, and has it keep the pages that a visitor opens. Called once the page is loaded. */
export async function startKeeping(history: SiteHistory, isLoggedIn: () => boolean): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(workerPath)
  // A registered worker takes this page over, too; without that, no message would reach it.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  if (isLoggedIn()) await forgetKept()
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = ''
  const keepShown = () => {
    const address = keptAddress(window.location)
    // A page that came from what is kept cannot be kept anew. Staff see pages with their own tools.
    if (address === null || isLoggedIn() || document.documentElement.dataset.kept) return
    const pictures = [...document.images].flatMap(({ currentSrc, complete }) =>
      complete && currentSrc ? pathOf(currentSrc) : [],
    )
    // This very script, by which a kept page finds other kept ones.
    tellWorker({ kind: 'keep', address, besides: [pathOf(import.meta.url), ...pictures] })
  }
  const keepSoon = () => {
    const { pathname, search } = history.now().location
    if (shown === pathname + search) return
    shown = pathname + search
    clearTimeout(timer)
    timer = setTimeout(keepShown, settledMs)
  }
  history.listen(keepSoon)
  keepSoon()
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Removes everything that is kept; told to the worker, too, which may just be keeping a page. */
export async function forgetKept(): Promise<void> {
  if (!hasStores()) return
  tellWorker({ kind: 'forget' })
  await Promise.all(Object.values(keptStores).map((name) => caches.delete(name))).catch(() => {})
}

/** Loads the page at an address anew, and never ends, if the worker has kept it; else nothing happens. */
export async function openKept(address: string): Promise<void> {
  const key = keptAddress(new URL(address, window.location.origin))
  if (key === null || !hasStores() || !navigator.serviceWorker.controller) return
  if ((await matchYoung(key, keptStores.pages)) === null) return
  window.location.assign(address)
  await new Promise(() => {})
}

/** Keeps an answer that no page holds, such as that for the list to remember. Only where the worker keeps pages, too. */
export async function keepAnswer(name: string, answer: unknown): Promise<void> {
  if (!hasStores() || !navigator.serviceWorker.controller) return
  const headers = { [keptAtHeader]: String(Date.now()) }
  const store = await caches.open(keptStores.answers)
  await store.put(`/${name}`, new Response(JSON.stringify(answer), { headers }))
}

/** The answer kept under a name, and when that was (milliseconds since 1970); null if there is none. */
export async function keptAnswer(name: string): Promise<{ answer: unknown; keptAt: number } | null> {
  const kept = hasStores() ? await matchYoung(`/${name}`, keptStores.answers) : null
  return kept && { answer: await kept.json(), keptAt: keptAtOf(kept) }
}

async function matchYoung(key: string, cacheName: string): Promise<Response | null> {
  const kept = await caches.match(key, { cacheName }).catch(() => undefined)
  return kept && isYoung(kept, Date.now()) ? kept : null
}
