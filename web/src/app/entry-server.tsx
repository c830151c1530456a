import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { callUrl, queryCacheOf } from '#lib/api.ts'
import {
  answerReader,
  documentTitle,
  type Format,
  type Page,
  type PageContext,
  pageTitle,
  type ReadAnswer,
  resolveText,
} from '#lib/page.ts'
import { partsUpTo } from '#shared/cataloguePart'
import type { Catalogue } from '#shared/catalogues'
import { type Locale, localePath, splitLocale } from '#shared/locales'
import type { PageRequest, RenderedPage, RenderedState } from '#shared/renderedState'
import { canonicalPath, withoutEndSlashes } from '#shared/routes'
import type { Settings } from '#shared/settings'
import { composeDocument } from './document.ts'
import { Providers } from './providers.tsx'
import { renderRefusal } from './renderRefusal.ts'
import { everyPage, matchAddress, routes } from './routes.tsx'
import { workerWords } from './workerWords.ts'

export { everyPage, renderRefusal, workerWords }

async function loadInto(state: RenderedState, urls: string[], load: PageRequest['load']) {
  await Promise.all(
    urls.map(async (url) => {
      try {
        state.data[url] = await load(url)
      } catch (error) {
        const { status = 500, code = 'internal' } = (error ?? {}) as { status?: number; code?: string }
        state.errors[url] = { status, code }
      }
    }),
  )
}

/** Our own failures first, then missing data, then the page's own. */
function statusOf(state: RenderedState, page: Page, context: PageContext, read: ReadAnswer) {
  const refusals = Object.values(state.errors).map(({ status }) => status)
  if (refusals.some((status) => status >= 500)) return 503
  // An address with a name that is longer than any leads nowhere.
  if (refusals.includes(404) || refusals.includes(400)) return 404
  return page.status?.(context, read) ?? 200
}

const handler = createStaticHandler(routes)

async function matched(address: URL): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(address))
  if (context instanceof Response) throw new Error(`${address.pathname} has no page`)
  return context
}

function renderPage(
  context: StaticHandlerContext,
  state: RenderedState,
  catalogues: Partial<Record<Locale, Catalogue>>,
) {
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <Providers queryCache={queryCacheOf(state)} state={{ ...state, catalogues, prefetch: () => {} }}>
      {/* Its data is code, and the security policy forbids the inline script that would carry it. */}
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
}

function headTexts(page: Page, context: PageContext, read: ReadAnswer, format: Format, siteTitle: string) {
  const { description = 'site.description', shareTexts } = page
  return {
    title: documentTitle(pageTitle(page, context, read, format), siteTitle),
    description: resolveText(
      typeof description === 'function' ? description(context, read) : description,
      format,
    ),
    shared: shareTexts && {
      title: documentTitle(resolveText(shareTexts.title, format), siteTitle),
      description: resolveText(shareTexts.description, format),
    },
  }
}

export async function render(request: PageRequest): Promise<RenderedPage> {
  const { url, load, texts, assets, origin, isKnownOrigin = false, keepsPages, ...visit } = request
  const address = new URL(origin + url)
  // A path with dots may resolve to another path, but must never redirect to another host (`//evil.example`).
  const cleanPath = canonicalPath(address.pathname)
  if (cleanPath !== address.pathname)
    return { status: 301, location: cleanPath.replace(/^\/+/, '/') + address.search, html: '' }
  const match = matchAddress(address.pathname)
  if (!match) return { status: 404, html: '' }
  const { target, params } = match
  const { page, locale } = target
  const state: RenderedState = {
    data: {},
    errors: {},
    ...visit,
    ...(isKnownOrigin && { publicUrl: origin }),
    ...(keepsPages && { keepsPages }),
    ...(address.search && { search: address.search }),
  }
  const read = answerReader((callAddress) => state.data[callAddress])
  // Today's date is shown on printed pages.
  await loadInto(state, [callUrl('GET /api/settings'), callUrl('GET /api/today')], load)
  const settings = read('GET /api/settings') as Settings
  const context: PageContext = { params, search: address.searchParams, locale, settings }
  await loadInto(state, page.load?.(context) ?? [], load)
  const status = statusOf(state, page, context, read)
  if (typeof status === 'object')
    return { status: 301, location: localePath(locale, status.redirect), html: '' }

  const routed = await matched(address)
  const part = page.texts ?? 'public'
  const catalogue = texts(partsUpTo(part))
  const intl = createIntl({ locale, messages: catalogue, onError: () => {} })
  const format: Format = (id, values) => (id in catalogue ? intl.formatMessage({ id }, values) : id)
  const siteTitle = settings.siteTitle || format('site.title')
  const plainPath = withoutEndSlashes(splitLocale(address.pathname).path) || '/'
  const pageTexts = headTexts(page, context, read, format, siteTitle)
  const canonical = page.canonical ? page.canonical(context, read) : plainPath
  const isListed = !page.noindex && status === 200 && canonical !== null
  const absoluteUrl = (path: string) => origin + localePath(locale, path)
  const schemaThings =
    isListed && isKnownOrigin ? (page.structuredData?.(context, read, absoluteUrl, format) ?? []) : []
  const html = composeDocument({
    locale,
    siteTitle,
    ...pageTexts,
    shareTexts:
      status === 200 && (pageTexts.shared || !page.noindex) ? (pageTexts.shared ?? pageTexts) : null,
    origin,
    isKnownOrigin,
    schemaThings,
    canonical: isListed ? canonical : null,
    assets,
    texts: part,
    chunk: page.chunk,
    state,
    isFramed: page.isFramed,
    body: renderPage(routed, state, { [locale]: catalogue }),
  })
  const { noStore, isFramed } = page
  return { status, html, ...(noStore && { noStore }), ...(isFramed && { isFramed }) }
}
