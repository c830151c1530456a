import {
  isYoung,
  keptAddress,
  keptAtHeader,
  keptAtOf,
  keptStores,
  maxKeptPages,
  msPerDay,
  pathOf,
} from '#shared/keptPages'

const titleHeader = 'x-kept-title'
const partsHeader = 'x-kept-parts'
const versionHeader = 'x-kept-version'
const maxBesides = 12
/** Pages fetched without having been opened, and again after a day. */
const firstPages = ['/', '/categories', '/help', '/contact', '/mylist']

/** Their address is the same in every version; all else has the version in its name. */
const isTexts = (url: string) => url.startsWith('/api/translations')
const isPicture = (url: string) => /^\/(?:images|api\/file)\//.test(url)
const isPart = (url: string) => isPicture(url) || url.startsWith('/assets/')
const partKey = (url: string, version: string) =>
  isTexts(url) ? `${url}&version=${encodeURIComponent(version)}` : url

function partsOf(html: string) {
  const matches = [
    ...html.matchAll(/<(?:link|script)\b[^>]*?\s(?:href|src)="(\/(?:assets\/|api\/translations)[^"]*)"/g),
  ]
  const version = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
  return { parts: [...new Set(matches.map(([, url = '']) => url.replaceAll('&amp;', '&')))], version }
}

const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1] ?? ''

export interface KeptPage {
  address: string
  /** Title as HTML. */
  title: string
  keptAt: number
}

/** Documents as anonymous visitors get them, each with all its parts. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createKeptStore(origin: string) {
  /** Pages being fetched while everything is forgotten are dropped. */
  let forgetCount = 0
  let latestWork: Promise<unknown> = Promise.resolve()

  const fetchAnonymously = (url: string) => fetch(origin + url, { credentials: 'omit' })

  async function missingParts(parts: readonly string[], version: string, cache: Cache) {
    const missing: [string, Response][] = []
    for (const url of parts) {
      const key = partKey(url, version)
      if (await cache.match(key)) continue
      const response = await fetchAnonymously(url).catch((error) => {
        if (!isPicture(url)) throw error
      })
      if (response?.ok) missing.push([key, response])
      else if (!isPicture(url)) return null
    }
    return missing
  }

  /** All parts before anything is stored, so that no page is kept incompletely. */
  async function keepOne(address: string, besides: readonly string[]) {
    const forgottenBefore = forgetCount
    const response = await fetchAnonymously(address)
    const pages = await caches.open(keptStores.pages)
    const isPage =
      response.ok && !response.redirected && /^text\/html/.test(response.headers.get('content-type') ?? '')
    if (!isPage || /no-store/.test(response.headers.get('cache-control') ?? '')) {
      if (response.status < 500) await pages.delete(address)
      return
    }
    const html = await response.text()
    const { parts, version } = partsOf(html)
    const all = [...parts, ...besides.filter(isPart).slice(0, maxBesides)]
    const store = await caches.open(keptStores.parts)
    const missing = await missingParts(all, version, store)
    if (!missing || forgetCount !== forgottenBefore) return
    for (const [key, part] of missing) await store.put(key, part)
    const headers = new Headers(response.headers)
    // These describe the transferred bytes.
    for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
    headers.set(keptAtHeader, String(Date.now()))
    headers.set(titleHeader, encodeURIComponent(titleOf(html)))
    headers.set(partsHeader, all.map((url) => partKey(url, version)).join(' '))
    headers.set(versionHeader, version)
    // Written to the store opened at the start: if it is deleted meanwhile, the page goes with it.
    await pages.put(address, new Response(html, { headers }))
    await prune(pages, store)
  }

  /** The latest first. */
  async function pagesIn(pages: Cache) {
    const all = (await pages.keys()).map(async ({ url }) => {
      const page = await pages.match(url)
      return page ? [{ url, page }] : []
    })
    return (await Promise.all(all)).flat().sort((a, b) => keptAtOf(b.page) - keptAtOf(a.page))
  }

  async function prune(pages: Cache, store: Cache) {
    const needed = new Set<string>()
    for (const [index, { url, page }] of (await pagesIn(pages)).entries()) {
      if (index >= maxKeptPages || !isYoung(page)) await pages.delete(url)
      else for (const part of (page.headers.get(partsHeader) ?? '').split(' ')) needed.add(part)
    }
    for (const { url } of await store.keys()) if (!needed.has(pathOf(url))) await store.delete(url)
  }

  async function missingFirstPages(prefix: string) {
    const pages = await caches.open(keptStores.pages)
    const missingPages = firstPages.map(async (path) => {
      const address = prefix && path === '/' ? prefix : prefix + path
      const page = await pages.match(address)
      return page && Date.now() - keptAtOf(page) < msPerDay ? [] : [address]
    })
    return (await Promise.all(missingPages)).flat()
  }

  async function findPage(address: string) {
    const page = await caches.match(origin + address, { cacheName: keptStores.pages })
    return page && isYoung(page) ? page : null
  }

  return {
    /** With any missing first pages of its language; one page at a time. */
    keep(requested: string, besides: readonly string[]) {
      const address = keptAddress(new URL(requested, origin))
      if (address === null) return latestWork
      const forgottenBefore = forgetCount
      const work = async () => {
        if (forgetCount !== forgottenBefore) return
        await keepOne(address, besides)
        const prefix = /^\/en(?=\/|$)/.exec(address)?.[0] ?? ''
        for (const other of await missingFirstPages(prefix))
          if (forgetCount === forgottenBefore && other !== address) await keepOne(other, [])
      }
      // If the connection fails meanwhile, the next opened page tries again.
      latestWork = latestWork.then(work).catch(() => {})
      return latestWork
    },
    async forget() {
      forgetCount += 1
      await Promise.all(Object.values(keptStores).map((name) => caches.delete(name)))
    },
    page: findPage,
    async pages(): Promise<KeptPage[]> {
      const pages = await pagesIn(await caches.open(keptStores.pages))
      return pages
        .filter(({ page }) => isYoung(page))
        .map(({ url, page }) => {
          const title = decodeURIComponent(page.headers.get(titleHeader) ?? '')
          return { address: pathOf(url), title, keptAt: keptAtOf(page) }
        })
    },
    /** Texts come in the version of that page. */
    async part(url: string, pageAddress: string | null) {
      const page = pageAddress === null ? null : await findPage(pageAddress)
      const key = partKey(url, page?.headers.get(versionHeader) ?? '')
      return caches.match(origin + key, { cacheName: keptStores.parts })
    },
  }
}

export type KeptStore = ReturnType<typeof createKeptStore>
