import type { WorkerRequest, WorkerSettings } from '#shared/keptPages'
import { answerFor } from './answerFor.ts'
import { createKeptStore } from './keptStore.ts'

/** TypeScript describes them only for programs without windows. */
interface WorkerScope {
  /** Settings that the server writes before this code. */
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
const { origin } = location
const store = createKeptStore(origin)

// The worker contains no version of the site, so a new one may replace an old one at any moment.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

// Pages are requested while the worker starts, so that they do not wait for it.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
)

scope.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest
  event.waitUntil(request.kind === 'forget' ? store.forget() : store.keep(request.address, request.besides))
})

scope.addEventListener('fetch', (event) => {
  const { request, clientId, preloadResponse } = event
  const answer = answerFor(request, {
    origin,
    store,
    settings: scope.directory,
    windowAddress: async () => (await scope.clients.get(clientId))?.url ?? null,
    network: async () => (await preloadResponse) ?? fetch(request),
  })
  if (answer) event.respondWith(answer)
})
