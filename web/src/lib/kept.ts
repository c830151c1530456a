import {
  keptAddress,
  keptAtHeader,
  keptStores,
  maxKeptDays,
  type WorkerRequest,
} from '@directory/shared/keptPages'

// What the service worker keeps for times without a connection, seen from a page. Absent on plain http.

const hasStores = () => typeof window !== 'undefined' && 'caches' in window
const dayMs = 24 * 60 * 60_000

export function tellWorker(request: WorkerRequest): void {
  navigator.serviceWorker?.controller?.postMessage(request)
}

/** Removes everything that is kept; told to the worker, too, which may just be keeping a page. */
export async function forgetKept(): Promise<void> {
  if (!hasStores()) return
  tellWorker({ kind: 'forget' })
  await Promise.all(Object.values(keptStores).map((name) => caches.delete(name))).catch(() => {})
}

/** Whether the worker would show the page at an address. */
export async function isKept(address: string): Promise<boolean> {
  const key = keptAddress(new URL(address, window.location.origin))
  if (key === null || !hasStores() || !navigator.serviceWorker?.controller) return false
  return (await matchYoung(key, keptStores.pages)) !== null
}

/** Keeps an answer that no page holds, such as that for the list to remember. Only where the worker keeps pages, too. */
export async function keepAnswer(name: string, answer: unknown): Promise<void> {
  if (!hasStores() || !navigator.serviceWorker?.controller) return
  const headers = { [keptAtHeader]: String(Date.now()) }
  const store = await caches.open(keptStores.answers)
  await store.put(`/${name}`, new Response(JSON.stringify(answer), { headers }))
}

/** The answer kept under a name, and when that was (milliseconds since 1970); null if there is none. */
export async function keptAnswer(name: string): Promise<{ answer: unknown; keptAt: number } | null> {
  const kept = hasStores() ? await matchYoung(`/${name}`, keptStores.answers) : null
  return kept && { answer: await kept.json(), keptAt: Number(kept.headers.get(keptAtHeader)) }
}

async function matchYoung(key: string, cacheName: string): Promise<Response | null> {
  const kept = await caches.match(key, { cacheName }).catch(() => undefined)
  const age = Date.now() - Number(kept?.headers.get(keptAtHeader))
  return kept && age < maxKeptDays * dayMs ? kept : null
}
