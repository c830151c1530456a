import { maxKeptDays, maxKeptPages, type WorkerSettings } from '#shared/keptPages'
import { byLocale } from '#shared/locales'
import { answerFor } from './answerFor.ts'
import { createKeptStore, type KeptStore } from './keptStore.ts'
import { testStores } from './testStores.ts'

const origin = 'https://site.example'
const dayMs = 24 * 60 * 60_000
const words = {
  ...{ siteTitle: 'Wegweiser', title: 'Keine Verbindung', text: 'Bitte prüfen', again: 'Neu laden' },
  ...{ keptAt: 'vom {date}, {time}', keptPages: 'Auf dem Gerät' },
  ...{ call: 'Rufen Sie an', phoneText: '09521 1', phoneHref: 'tel:095211' },
}
const settings: WorkerSettings = { ...byLocale(() => words), en: { ...words, title: 'No connection' } }

let isOnline: boolean
let version: number
let asked: { url: string; credentials: string | undefined }[]
let instead: Record<string, Response | (() => Response)>
let stores: ReturnType<typeof testStores>
let store: KeptStore

const documentOf = (path: string) =>
  `<!doctype html>\n<html lang="de" dir="ltr"><head><title>Seite ${path} – Wegweiser</title><link rel="stylesheet" href="/assets/main.css"><link rel="preload" href="/api/translations?locale=de&amp;part=public" as="fetch"><script type="module" src="/assets/main-${version}.js"></script></head><body><div id="root">${path}</div></body></html>`

function answer(url: string): Response {
  const { pathname, search } = new URL(url)
  const given = instead[pathname + search]
  if (given) return typeof given === 'function' ? given() : given.clone()
  const isPage = !/^\/(assets|api|images)\//.test(pathname)
  const body = isPage ? documentOf(pathname) : `${pathname} of version ${version}`
  const type = isPage ? 'text/html; charset=utf-8' : 'text/plain'
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } })
}

const network = async (url: string) => {
  if (!isOnline) throw new TypeError('offline')
  return answer(url)
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00Z'), toFake: ['Date'] })
  isOnline = true
  version = 1
  asked = []
  instead = {}
  stores = testStores(origin)
  vi.stubGlobal('caches', stores.caches)
  vi.stubGlobal('fetch', async (url: string, { credentials }: RequestInit) => {
    asked.push({ url: url.replace(origin, ''), credentials })
    return network(url)
  })
  store = createKeptStore(origin)
})
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

const addresses = async () => (await store.pages()).map(({ address }) => address).sort()

const open = (path: string, shown: string | null = null) => {
  const url = origin + path
  const windowAddress = async () => shown && origin + shown
  const mode = shown === null ? 'navigate' : 'cors'
  const around = { origin, store, settings, windowAddress, network: () => network(url) }
  return answerFor({ method: 'GET', url, mode }, around)
}

const textAt = async (...asked: Parameters<typeof open>) => (await open(...asked))?.text()

it('caches an opened page and the main pages of its language without credentials', async () => {
  await store.keep('/categories/list/Friseure?from=Ebern', [])
  const first = ['/', '/categories', '/contact', '/help', '/mylist']
  expect(await addresses()).toEqual([...first, '/categories/list/Friseure'].sort())
  expect(asked.every(({ credentials }) => credentials === 'omit')).toBe(true)
  await store.keep('/en/links', [])
  expect(await addresses()).toContain('/en')
})

it('caches no unlisted path, no-store page, error page or other type', async () => {
  for (const path of ['/edit', '/login', '/admin', '/fastsearch?q=a', '/api/entry', '/addrequest', '/news'])
    await store.keep(path, [])
  expect(asked).toEqual([])
  const noStore = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }
  instead['/links'] = new Response('x', { headers: noStore })
  instead['/contact'] = new Response('{}', { headers: { 'Content-Type': 'application/json' } })
  instead['/help'] = new Response('gone', { status: 404, headers: { 'Content-Type': 'text/html' } })
  await store.keep('/links', [])
  expect(await addresses()).toEqual(['/', '/categories', '/mylist'])
  // Another page than the one asked for.
  const other = answer(`${origin}/mylist`)
  instead['/links'] = () => Object.defineProperty(other, 'redirected', { value: true })
  await store.keep('/links', [])
  expect(await addresses()).not.toContain('/links')
})

it('fetches the main pages again after a day, and stores no header of the transferred bytes', async () => {
  const headers = {
    'Content-Type': 'text/html',
    'Content-Encoding': 'br',
    'Content-Length': '9',
    ETag: '"x"',
  }
  instead['/links'] = new Response(documentOf('/links'), { headers })
  await store.keep('/links', [])
  const kept = await store.page('/links')
  expect([...(kept?.headers.keys() ?? [])].filter((name) => /^(content-[el]|etag)/.test(name))).toEqual([])
  asked = []
  await store.keep('/links', [])
  expect(asked.map(({ url }) => url)).toEqual(['/links'])
  pass(dayMs)
  await store.keep('/links', [])
  expect(asked.map(({ url }) => url)).toContain('/help')
})

it('keeps a page without a picture that is missing, with at most twelve, and goes on after a failure', async () => {
  isOnline = false
  await store.keep('/links', [])
  isOnline = true
  instead['/images/1.jpg'] = new Response('', { status: 404 })
  instead['/images/2.jpg'] = () => {
    throw new TypeError('away')
  }
  await store.keep(
    '/links',
    Array.from({ length: 14 }, (_, i) => `/images/${i + 1}.jpg`),
  )
  expect(await addresses()).toContain('/links')
  expect(stores.content().filter((url) => url.includes('/images/'))).toHaveLength(10)
})

it('removes a page after a 404, and keeps the cached one on server errors', async () => {
  await store.keep('/links', [])
  instead['/links'] = new Response('fails', { status: 503 })
  await store.keep('/links', [])
  expect(await addresses()).toContain('/links')
  instead['/links'] = new Response('gone', { status: 404 })
  await store.keep('/links', [])
  expect(await addresses()).not.toContain('/links')
})

it('caches no page whose script is missing', async () => {
  instead['/assets/main-1.js'] = new Response('', { status: 404 })
  await store.keep('/links', [])
  expect(stores.content()).toEqual([])
})

it('caches the newest fifty pages for thirty days, and only their own files', async () => {
  for (let i = 0; i < maxKeptPages + 10; i++) {
    pass(1000)
    const pictures = [`/api/file/${i}.jpg`, '/edit/secret', 'https://elsewhere.example/x']
    await store.keep(`/categories/list/K${i}`, pictures)
  }
  const kept = await addresses()
  expect(kept).toHaveLength(maxKeptPages)
  expect(kept).toContain(`/categories/list/K${maxKeptPages + 9}`)
  expect(kept).not.toContain('/categories/list/K9')
  const pictures = stores.content().filter((url) => url.includes('/api/file/'))
  expect(pictures).toHaveLength(maxKeptPages - 5)
  expect(stores.content().filter((url) => /edit|elsewhere/.test(url))).toEqual([])

  pass((maxKeptDays + 1) * dayMs)
  isOnline = false
  expect(await addresses()).toEqual([])
  expect((await open('/categories/list/K59'))?.status).toBe(503)
  isOnline = true
  await store.keep('/links', [])
  expect(await addresses()).toEqual(['/', '/categories', '/contact', '/help', '/links', '/mylist'])
})

it('uses the network first, even for error answers', async () => {
  await store.keep('/links', [])
  version = 2
  expect(await textAt('/links')).toContain('main-2.js')
  instead['/links'] = new Response('fails', { status: 500 })
  expect((await open('/links'))?.status).toBe(500)
  expect(await textAt('/assets/main.css', '/links')).toContain('version 2')
})

it('offline, shows the cached page with its age and the texts of its version', async () => {
  await store.keep('/links', [])
  version = 2
  await store.keep('/help', [])
  isOnline = false
  const page = await textAt('/links')
  expect(page).toContain(`<html data-kept="${Date.now()}" lang="de"`)
  expect(page).toMatch(/<aside class="keptMark".*Keine Verbindung.*vom 1\. November 2026/)
  const texts = '/api/translations?locale=de&part=public'
  expect(await textAt(texts, '/links')).toContain('version 1')
  expect(await textAt(texts, '/help')).toContain('version 2')
  await expect(open('/assets/other.js', '/links')).rejects.toThrow()
})

it('offline, answers 503 for other pages, with a telephone number and cached pages', async () => {
  await store.keep('/links', [])
  await store.keep('/en/links', [])
  isOnline = false
  for (const path of ['/imprint', '/edit', '/login', '/categories/list/%C3%84rzte/Dr.Huber']) {
    const said = (await open(path)) as Response
    expect([path, said.status]).toEqual([path, 503])
    expect(said.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'")
    const html = await said.text()
    expect(html).toContain('<h1>Keine Verbindung</h1>')
    expect(html).toContain('href="tel:095211"')
    expect(html).toContain('<a href="/links">Seite /links</a>')
    expect(html).not.toContain('/en/links')
  }
  expect(await textAt('/en/imprint')).toContain('No connection')
})

it('offline, writes no word, title or address as markup', async () => {
  const hostile = '"><b>Fest</b>&amp;'
  const hostileWords = Object.fromEntries(Object.keys(words).map((name) => [name, hostile]))
  Object.assign(settings.en, hostileWords)
  const kept = `/en/categories/list/A/B?id=${encodeURIComponent(hostile)}`
  await store.keep(kept, [])
  isOnline = false
  for (const path of [kept, '/en/imprint']) expect(await textAt(path)).not.toContain('<b>')
  Object.assign(settings.en, words, { title: 'No connection' })
})

it('offline, redirects a filtered URL to the cached page without filters', async () => {
  await store.keep('/categories/list/Friseure', [])
  isOnline = false
  const lead = (await open('/categories/list/Friseure?group=city&from=Ebern')) as Response
  expect([lead.status, lead.headers.get('location')]).toEqual([302, `${origin}/categories/list/Friseure`])
})

it('ignores staff pages, calls, other methods and other hosts', () => {
  for (const path of [
    '/admin',
    '/admin/collections/users',
    '/cms/api/users',
    '/api/entry',
    '/sitemap.xml',
    '/en/x.webmanifest',
  ])
    expect(open(path)).toBe(null)
  expect(open('/api/entry?name=x', '/links')).toBe(null)
  expect(open('/api/login', '/login')).toBe(null)
  const around = { origin, store, settings, windowAddress: async () => null, network: () => network('') }
  for (const [method = '', url = ''] of [
    ['POST', `${origin}/links`],
    ['GET', 'https://a.example/'],
  ])
    expect(answerFor({ method, url, mode: 'navigate' }, around)).toBe(null)
})

it('clears the cache at login, even while caching a page', async () => {
  await store.keep('/links', [])
  await store.forget()
  expect(stores.content()).toEqual([])
  let forgetting: Promise<void> | undefined
  instead['/assets/main-1.js'] = () => {
    forgetting = store.forget()
    return new Response('')
  }
  await Promise.all([store.keep('/links', []), store.keep('/help', [])])
  await forgetting
  expect(stores.content()).toEqual([])
})

it('takes over at once, uses an answer that is on its way, keeps and forgets when told', async () => {
  const listeners: Record<string, (event: object) => void> = {}
  const skipWaiting = vi.fn(async () => {})
  const get = async () => ({ url: `${origin}/links` })
  const clients = { claim: vi.fn(async () => {}), get }
  const addEventListener = (type: string, listener: (event: object) => void) => {
    listeners[type] = listener
  }
  vi.stubGlobal('self', { skipWaiting, clients, registration: {}, directory: settings, addEventListener })
  vi.stubGlobal('location', { origin })
  await import('./serviceWorker.ts')
  const happens = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = []
    const wait = (one: Promise<unknown>) => void work.push(one)
    listeners[type]?.({ waitUntil: wait, respondWith: wait, clientId: 'c', ...event })
    return (await Promise.all(work))[0]
  }
  await happens('install')
  await happens('activate')
  expect([skipWaiting.mock.calls.length, clients.claim.mock.calls.length]).toEqual([1, 1])
  const request = { method: 'GET', url: `${origin}/links`, mode: 'navigate' }
  const early = new Response('early')
  expect(await happens('fetch', { request, preloadResponse: Promise.resolve(early) })).toBe(early)
  await happens('message', { data: { kind: 'keep', address: '/links', besides: [] } })
  expect(await addresses()).toContain('/links')
  await happens('message', { data: { kind: 'forget' } })
  expect(stores.content()).toEqual([])
})
