import type { WorkerRequest, WorkerSettings } from '@directory/shared/keptPages'
import { answerFor } from './answers.ts'
import { createKeptStore } from './keptStore.ts'

/** What a worker of this kind has beside a window's names; TypeScript describes it only to programs without windows. */
interface WorkerScope extends Pick<typeof globalThis, 'caches' | 'location'> {
  /** Written before this code by the server. */
  directory: WorkerSettings
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends Extendable {
  request: Request
  clientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

const scope = self as unknown as WorkerScope
const { origin } = scope.location
const store = createKeptStore({
  caches: scope.caches,
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  origin,
})

// Holds no version of the site, so a new worker may replace an old one at any moment.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

// A page is asked for while the worker still starts, so that it does not wait for it.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
)

scope.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest
  event.waitUntil(request.kind === 'forget' ? store.forget() : store.keep(request.address, request.besides))
})

scope.addEventListener('fetch', (event) => {
  const { request, clientId, preloadResponse } = event
  const answer = answerFor(
    {
      method: request.method,
      url: request.url,
      isNavigation: request.mode === 'navigate',
      shown: async () => (await scope.clients.get(clientId))?.url ?? null,
      network: async () => (await preloadResponse) ?? fetch(request),
    },
    { origin, store, settings: scope.directory },
  )
  if (answer) event.respondWith(answer)
})
