import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import type { Payload } from 'payload'
import { implementations } from '#endpoints/handlers.ts'
import { parseInput } from '#endpoints/parseInput.ts'
import { isPublicRead } from '#endpoints/perform.ts'
import type { Environment } from '#environment.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { responseOf } from '#publicData/cachedResponse.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import type { CataloguePart } from '#shared/cataloguePart'
import type { Catalogue } from '#shared/catalogues'
import { type Call, type CallKey, contract } from '#shared/contract'
import type { WorkerWords } from '#shared/keptPages'
import { localePath, splitLocale } from '#shared/locales'
import type { PageAssets, PageRequest, RefusalRequest, RenderedPage, Visit } from '#shared/renderedState'
import { canonicalPath, spelledPath } from '#shared/routes'
import type { Settings } from '#shared/settings'
import { sendCached } from '../answers/sendCached.ts'
import { clientOf } from '../connections/requestHead.ts'
import { pageAddress, pageKey, requestOrigin } from './pageKey.ts'
import { createRenderQueue } from './renderQueue.ts'

/** Of the built `web/src/app/entry-server.tsx`. */
interface SiteModule {
  render(request: PageRequest): Promise<RenderedPage>
  /** Shown by the service worker itself. */
  workerWords(catalogue: Catalogue, settings: Settings): WorkerWords
  renderRefusal(request: RefusalRequest): string
}

const distFolder = () => path.join(projectRoot(), 'web/dist')
const contentType = 'text/html; charset=utf-8'
const maxAttempts = 5

export interface BuiltSite {
  site: SiteModule
  assets: PageAssets
  worker: string
}

export async function loadSite(): Promise<BuiltSite> {
  const site: SiteModule = await import(pathToFileURL(path.join(distFolder(), 'server/entry-server.js')).href)
  const worker = await readFile(path.join(distFolder(), 'worker/serviceWorker.js'), 'utf8')
  return { site, assets: await readManifest(), worker }
}

export type SiteRenderer = ReturnType<typeof createSite>

/** From the public data, in process. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createSite(
  payload: Payload,
  { site, assets }: { site: Pick<SiteModule, 'render' | 'renderRefusal'>; assets: PageAssets },
  { publicUrl, serviceWorker }: Pick<Environment, 'publicUrl' | 'serviceWorker'>,
) {
  const { rateLimits, turns } = runtimeOf(payload)
  const renderQueue = createRenderQueue((address) => rateLimits.consume('drawing', address), turns)

  function renderPage(url: string, origin: string, visit: Visit = {}) {
    const model = publicDataOf(payload)
    const { locale } = splitLocale(pathOf(url))
    return site.render({
      url,
      origin,
      isKnownOrigin: publicUrl !== null,
      keepsPages: serviceWorker,
      assets,
      texts: (parts) => model.texts(locale, parts),
      year: model.year(),
      load: async (callUrl) => readPublic(model, callUrl),
      ...visit,
    })
  }

  /**
   * Not kept.
   * @param status replaces the page's own
   */
  async function renderForOne(req: Request, visit: Visit, status?: number) {
    const origin = requestOrigin(publicUrl, req.headers.host)
    const page = await renderQueue.forOne(clientOf(req), () => renderPage(req.originalUrl, origin, visit))
    return responseOf(page.html, contentType, { status: status ?? page.status, cacheControl: 'no-store' })
  }

  /** Not if it redirects, failed or is for one visit. */
  async function renderAndKeep(url: string, origin: string, key: string) {
    const { responses } = publicDataOf(payload)
    const { locale } = splitLocale(pathOf(url))
    for (let attempt = 1; ; attempt++) {
      const version = responses.version()
      let page = await renderPage(url, origin)
      // Addresses that even the site's own table cannot read (with a line break in them) do not exist either.
      if (page.html === '' && page.location === undefined)
        page = await renderPage(localePath(locale, '/404'), origin)
      // It may mix data from before and after a change.
      if (responses.version() !== version && attempt < maxAttempts) continue
      const { status, location, noStore, html } = page
      const cacheControl = noStore ? 'no-store' : undefined
      const response = responseOf(html, contentType, { status, location, cacheControl })
      if (page.isFramed) response.framedBy = publicDataOf(payload).settings().embedHosts.join(' ')
      if (location === undefined && !noStore && status < 500) responses.keep(key, response, version)
      return response
    }
  }

  /** Kept as bytes until something they show changes. */
  const pages: RequestHandler = async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const target = redirectOf(req)
    if (target !== null) {
      res.set('Cache-Control', 'no-cache').redirect(301, target)
      return
    }
    const origin = requestOrigin(publicUrl, req.headers.host)
    const { responses } = publicDataOf(payload)
    const key = pageKey(publicUrl, req.headers.host, req.originalUrl)
    const url = pageAddress(req.originalUrl)
    const cached =
      responses.peek(key) ??
      (await renderQueue.forAll(clientOf(req), key, {
        ready: () => responses.peek(key),
        render: () => renderAndKeep(url, origin, key),
      }))
    if (cached.location !== undefined)
      res
        .set('Cache-Control', 'no-cache')
        .redirect(cached.status, cached.location.replace(/\?.*/s, '') + queryOf(req))
    else sendCached(req, res, cached)
  }

  const refuse: ErrorRequestHandler = (error, req, res, next) => {
    if (res.headersSent || !(error instanceof ApiError) || error.status !== 429) return next(error)
    const { locale } = splitLocale(req.path)
    const { retryAfter = 60 } = error.data
    const model = publicDataOf(payload)
    const texts = (parts: readonly CataloguePart[]) => model.texts(locale, parts)
    const minutes = Math.ceil(retryAfter / 60)
    res.status(429).set({
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
      'X-Robots-Tag': 'noindex',
    })
    const words = { locale, texts, styles: assets.styles, settings: model.settings() }
    // `sent`: the fields of a form that was read (`takeForm.ts`).
    res.end(site.renderRefusal({ ...words, reason: { minutes }, sent: req.body }))
  }
  return { pages, renderForOne, refuse }
}

/** One of our addresses whatever it begins with. */
const pathOf = (url: string) => new URL(`http://localhost${url}`).pathname

const queryOf = ({ originalUrl }: Request) =>
  originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : ''

function redirectOf(req: Request) {
  const target = spelledPath(canonicalPath(req.path))
  if (target === req.path) return null
  // Never to another host, as `//evil.example` and, to browsers, `/\evil.example` would.
  return target.replace(/^[/\\]+/, '/') + queryOf(req)
}

interface Chunk {
  file: string
  css?: string[]
  isDynamicEntry?: boolean
  assets?: string[]
  imports?: string[]
}

async function readManifest(): Promise<PageAssets> {
  const file = path.join(distFolder(), 'client/.vite/manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>
  const main = manifest['src/app/entry-client.tsx']
  const boot = manifest['src/app/boot.ts']
  if (!main || !boot) throw new Error('The site is not built: npm start builds it')
  /** Chunks may import one another. */
  const withImports = (chunk: Chunk, found = new Set<Chunk>()) => {
    if (found.has(chunk)) return found
    found.add(chunk)
    for (const name of chunk.imports ?? []) if (manifest[name]) withImports(manifest[name], found)
    return found
  }
  const stylesOf = (chunks: readonly Chunk[]) =>
    [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((css) => `/${css}`)
  const everywhere = withImports(main)
  const chunks = [...everywhere]
  const pages = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  // Both weights: if the bold font came later, a heading could take one line more, and what follows would move.
  const fonts = main.assets?.filter((asset) => asset.endsWith('.woff2')) ?? []
  return {
    scripts: [`/${main.file}`],
    styles: stylesOf(chunks),
    boot: `/${boot.file}`,
    preloads: [...chunks.slice(1).map((chunk) => `/${chunk.file}`), ...fonts.map((font) => `/${font}`)],
    chunks: Object.fromEntries(
      pages.map(([source, page]) => {
        const needed = [...withImports(page)].filter((chunk) => !everywhere.has(chunk))
        return [source, { scripts: needed.map((chunk) => `/${chunk.file}`), styles: stylesOf(needed) }]
      }),
    ),
  }
}

function readPublic(reader: Reader, callUrl: string) {
  const { pathname, searchParams } = new URL(callUrl, 'http://localhost')
  const key = `GET ${pathname}` as CallKey
  const implementation = implementations[key]
  if (!implementation || !isPublicRead(implementation)) throw apiError('not_found')
  const call: Call = contract[key]
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  )
  return implementation.read(reader, parseInput(key, call.query, query) as never)
}
