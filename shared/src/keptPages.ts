import { type Locale, routes, splitLocale } from './routes.ts'

/** Pages that a browser may keep for times without a connection. Nothing of staff, no search, no form. */
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
const patterns = keptRoutes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
const takesId = new RegExp(`^${routes.provider.path.replace(/:\w+/g, '[^/]+')}$`)

export const maxKeptPages = 50
export const maxKeptDays = 30

/** The browser's stores: documents, what documents are made of, and the list to remember. */
export const keptStores = {
  pages: 'directory-kept-pages',
  parts: 'directory-kept-parts',
  answers: 'directory-kept-answers',
} as const
export const workerPath = '/service-worker.js'
/** When something was kept, in milliseconds since 1970: a header of what lies in the stores. */
export const keptAtHeader = 'x-kept-at'

type Kept = { headers: { get(name: string): string | null } }

export const keptAtOf = ({ headers }: Kept): number => Number(headers.get(keptAtHeader))

export const dayMs = 24 * 60 * 60_000

/** Whether something was kept so lately that it may be shown. */
export const isYoung = (kept: Kept, now: number): boolean => now - keptAtOf(kept) < maxKeptDays * dayMs

/**
 * Under which address a page may be kept, or null. Of the query only a provider's `id` stays: the rest may say where
 * a visitor lives, or what they looked for.
 */
export function keptAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const { path } = splitLocale(pathname)
  if (!patterns.some((pattern) => pattern.test(path))) return null
  const id = takesId.test(path) ? new URLSearchParams(search).get('id') : null
  return id ? `${pathname}?id=${encodeURIComponent(id)}` : pathname
}

/** What the page asks of the worker. */
export type WorkerRequest =
  /** `besides`: pictures and scripts that the page has loaded and its document does not name. */
  { kind: 'keep'; address: string; besides: readonly string[] } | { kind: 'forget' }

/** What the worker says by itself, in one language. */
export interface WorkerWords {
  siteTitle: string
  title: string
  text: string
  /** With `{date}` and `{time}`. */
  keptAt: string
  again: string
  keptPages: string
  /** The association's number as it is shown and as it is dialled; both empty where it has none. */
  call: string
  phoneText: string
  phoneHref: string
}

/** What the server puts before the worker's code. */
export type WorkerSettings = Record<Locale, WorkerWords>
