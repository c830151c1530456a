import { type Locale, localeRows, splitLocale } from './locales.ts'
import { regionTimeZone } from './region.ts'
import { patternOf, routes } from './routes.ts'

/** No staff pages, no search, no forms. */
const keptRoutes = [
  routes.home,
  routes.categories,
  routes.topCategory,
  routes.providerList,
  routes.provider,
  routes.links,
  routes.help,
  routes.contact,
  routes.myList,
]
const patterns = keptRoutes.map(({ path }) => new RegExp(`^${patternOf(path)}$`))
const takesId = new RegExp(`^${patternOf(routes.provider.path)}$`)

export const maxKeptPages = 50
export const maxKeptDays = 30

/** For documents and their parts. */
export const keptStores = { pages: 'directory-kept-pages', parts: 'directory-kept-parts' } as const
export const workerPath = '/service-worker.js'
/** Of stored responses: time of storing, in milliseconds since 1970. */
export const keptAtHeader = 'x-kept-at'

export function pathOf(url: string) {
  const { pathname, search } = new URL(url)
  return pathname + search
}

type Kept = { headers: { get(name: string): string | null } }

export const keptAtOf = ({ headers }: Kept) => Number(headers.get(keptAtHeader))

export const msPerDay = 24 * 60 * 60_000

/** True if it may still be shown. */
export const isYoung = (kept: Kept) => Date.now() - keptAtOf(kept) < maxKeptDays * msPerDay

/**
 * Null if it may not be kept. Only a provider's `id` stays of the query: the rest may tell where a visitor lives or
 * what they searched for.
 */
export function keptAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const { path } = splitLocale(pathname)
  if (!patterns.some((pattern) => pattern.test(path))) return null
  const id = takesId.test(path) ? new URLSearchParams(search).get('id') : null
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname
}

/** From the page. */
export type WorkerRequest =
  /** `besides`: pictures and scripts that the page has loaded but its document does not name. */
  { kind: 'keep'; address: string; besides: readonly string[] } | { kind: 'forget' }

/**
 * In one language. `keptAt` has `{date}` and `{time}`; the association's number as shown and as dialled is empty if it has
 * none.
 */
export type WorkerWords = Record<
  'siteTitle' | 'title' | 'text' | 'keptAt' | 'again' | 'keptPages' | 'call' | 'phoneText' | 'phoneHref',
  string
>

/** The server puts them before the worker's code. */
export type WorkerSettings = Record<Locale, WorkerWords>

/** In the region's time. */
export function dateAndTimeOf(keptAt: number, locale: Locale): { date: string; time: string } {
  const language = localeRows[locale].region
  const date = new Date(keptAt)
  return {
    date: date.toLocaleDateString(language, { dateStyle: 'long', timeZone: regionTimeZone }),
    time: date.toLocaleTimeString(language, { timeStyle: 'short', timeZone: regionTimeZone }),
  }
}
