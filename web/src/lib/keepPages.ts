import type { createBrowserRouter } from 'react-router-dom'
import { isYoung, keptAddress, keptStores, pathOf, type WorkerRequest, workerPath } from '#shared/keptPages'
import { currentToken } from './session.ts'

// Page side of what the service worker keeps for times without a connection. Imported only on demand: no page waits for
// it. Does nothing on plain http, where browsers have neither workers nor stores.

/** Milliseconds a page must stay open before it is kept. */
const keepDelayMs = 1500

const isLoggedIn = () => currentToken() !== null

function tellWorker(request: WorkerRequest) {
  navigator.serviceWorker?.controller?.postMessage(request)
}

export async function startKeeping(router: ReturnType<typeof createBrowserRouter>) {
  const { serviceWorker } = navigator
  await serviceWorker.register(workerPath)
  // A registered worker also takes over this page; otherwise no message would reach it.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  if (isLoggedIn()) await forgetKept()
  let timer: ReturnType<typeof setTimeout> | undefined
  let latestAddress = ''
  const keepCurrentPage = () => {
    const address = keptAddress(window.location)
    // A page that was loaded from the store cannot be kept again. Staff see pages with extra controls.
    if (address === null || isLoggedIn() || document.documentElement.dataset.kept) return
    const pictures = [...document.images].flatMap(({ currentSrc, complete }) =>
      complete && currentSrc ? pathOf(currentSrc) : [],
    )
    // This script itself, with which a kept page finds other kept ones.
    tellWorker({ kind: 'keep', address, besides: [pathOf(import.meta.url), ...pictures] })
  }
  const keepSoon = () => {
    const { pathname, search } = router.state.location
    if (latestAddress === pathname + search) return
    latestAddress = pathname + search
    clearTimeout(timer)
    timer = setTimeout(keepCurrentPage, keepDelayMs)
  }
  router.subscribe(keepSoon)
  keepSoon()
}

/** Also tells the worker, which may be keeping a page at the moment. */
export async function forgetKept() {
  if (!('caches' in window)) return
  tellWorker({ kind: 'forget' })
  await Promise.all(Object.values(keptStores).map((name) => caches.delete(name))).catch(() => {})
}

/** Never resolves if the worker has kept it; otherwise does nothing. */
export async function openKept(address: string) {
  const key = keptAddress(new URL(address, window.location.origin))
  if (key === null || !navigator.serviceWorker?.controller) return
  const kept = await caches.match(key, { cacheName: keptStores.pages }).catch(() => undefined)
  if (!kept || !isYoung(kept)) return
  window.location.assign(address)
  await new Promise(() => {})
}
