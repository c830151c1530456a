import { decodedPart } from './decodedPart.ts'
import { filterNames } from './filters.ts'
import { localePath, splitLocale } from './locales.ts'

const part = encodeURIComponent

type Parts<Path extends string> = Path extends `${string}:${infer Rest}` ? [part: string, ...Parts<Rest>] : []

/**
 * @param path a pattern of react-router
 * @param query parameters by which the server renders the page, see `renderedQuery`; others make no other page
 */
const page = <const Path extends string>(path: Path, query: readonly string[] = []) => ({
  path,
  query,
  /** @param parts what stands in place of `:cat` and the like */
  href: (...parts: Parts<Path>) => {
    const rest: string[] = [...parts]
    return path.replace(/:\w+\??/g, () => part(rest.shift() ?? ''))
  },
})
/** Always there and named by sitemaps. */
const listed = <const Path extends string>(path: Path, query?: readonly string[]) => ({
  ...page(path, query),
  isListed: true,
})
/** Of a provider; its id where several of the category share the name. */
const ofProvider = (ending = '', more: readonly string[] = []) => {
  const { path, query, href } = page(`/categories/list/:cat/:name${ending}`, ['id', ...more])
  return {
    path,
    query,
    href: (category: string, name: string, uuid?: string) =>
      href(category, name) + (uuid ? `?id=${part(uuid)}` : ''),
  }
}
const filters = ['q', 'group', 'region', ...filterNames, 'from', 'shown']

export const routes = {
  home: listed('/'),
  homepage: page('/homepage'),
  news: listed('/news'),
  categories: listed('/categories', ['q', 'region']),
  topCategory: page('/categories/top/:cat'),
  providerList: page('/categories/list/:cat', filters),
  provider: ofProvider('', ['from']),
  report: ofProvider('/report'),
  reportReceived: ofProvider('/report/received'),
  fastsearch: listed('/fastsearch', filters),
  myList: page('/mylist'),
  /** `of`: `list` for one's own list; without any of the three: what there is to choose from. */
  paper: {
    ...page('/paper', ['topic', 'town', 'of']),
    href: (of: { topic?: string; town?: string; of?: 'list' } = {}) => {
      const [name, value] = Object.entries(of)[0] ?? []
      return name === undefined ? '/paper' : `/paper?${name}=${part(String(value))}`
    },
  },
  /** The PDF once it is there; until then a page that looks again by itself. */
  booklet: page('/paper/booklet', ['topic', 'town', 'size', 'print', 'tone']),
  embedSearch: page('/embed/search'),
  embedList: page('/embed/list/:cat'),
  links: listed('/links', ['region']),
  help: listed('/help'),
  about: listed('/aboutus'),
  privacy: listed('/security'),
  imprint: listed('/imprint'),
  licences: page('/licences'),
  accessibility: listed('/accessibility'),
  contact: listed('/contact'),
  addRequest: {
    ...listed('/addrequest', ['change', 'name', 'email', 'token', 'category']),
    /** `change` opens the form for changes; what is already known goes along. */
    href: (change?: { name?: string; email?: string; token?: string }) => {
      if (!change) return '/addrequest'
      const filled = Object.entries(change).filter(([, value]) => value !== undefined && value !== '')
      return `/addrequest?${['change', ...filled.map(([name, value]) => `${name}=${part(value)}`)].join('&')}`
    },
  },
  entryReceived: page('/entryreceived/:token?'),
  changeReceived: page('/changereceived'),
  /** The link of a mail that asks a provider to confirm an entry. */
  confirm: page('/confirm/:secret'),
  confirmChange: page('/confirm/:secret/:id'),
  /** The link of a mail that asks the submitter of a request. */
  answer: page('/answer/:secret'),
  objection: page('/objection/:secret'),
  login: page('/login', ['over', 'nocookie']),
  logout: page('/logout', ['cms']),
  newPassword: page('/new_password', ['email']),
  edit: page('/edit'),
  editHelp: page('/edit/help'),
  createEntry: page('/edit/create_entry'),
  editEntry: {
    ...page('/edit/edit_entry'),
    href: (category?: string) => `/edit/edit_entry${category ? `?category=${part(category)}` : ''}`,
  },
  editEntryForm: page('/edit/edit_entry/:id'),
  duplicates: page('/edit/duplicates'),
  calls: page('/edit/calls'),
  checked: page('/edit/checked'),
  importSheet: page('/edit/import'),
  editPaper: page('/edit/paper'),
  createNews: page('/edit/create_news'),
  editNews: page('/edit/edit_news'),
  editNewsForm: page('/edit/edit_news/:id'),
  editLinks: page('/edit/edit_links'),
  logs: page('/edit/logs'),
  trash: page('/edit/trash'),
  /** The id of a page may be its name. */
  versions: page('/edit/versions/:noun/:id'),
  account: page('/edit/account'),
  users: page('/edit/users'),
  mails: page('/edit/mails'),
  erasePerson: page('/edit/erase_person'),
  editCategories: page('/edit/categories'),
  editTopCategories: page('/edit/top_categories'),
  files: page('/edit/files'),
  editPages: page('/edit/pages'),
  pendingEntries: page('/edit/pending_entries'),
  pendingChanges: page('/edit/pending_changes'),
}

/** Of a path and what stands in place of `:cat` and the like. */
export const patternOf = (path: string) => path.replace(/:\w+/g, '[^/]+')

/** Characters of path and query; nothing reads a longer address, but those of the admin UI. */
export const maxAddressLength = 2000

/** A file, or where the source can be had; no page. */
export const sourcePath = '/source'

/** Redirect permanently. */
const aliases: Readonly<Record<string, string>> = {
  '/barrierefreiheit': routes.accessibility.path,
  '/kontakt': routes.contact.path,
  '/impressum': routes.imprint.path,
  '/ueberuns': routes.about.path,
  '/edit/news_create': routes.createNews.path,
}

/** From the end: `/\/+$/` would begin anew at every slash within. */
export function withoutEndSlashes(path: string) {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Aliases, however they are spelled, and paths with a slash at the end lead there. */
export function canonicalPath(pathname: string) {
  const { locale, path } = splitLocale(pathname)
  const trimmed = withoutEndSlashes(path) || '/'
  return localePath(locale, aliases[trimmed.toLowerCase()] ?? trimmed)
}

// The other name of the home page answers in any case, as the specification writes it; its address is `/`.
const pages = Object.values(routes).flatMap((route) =>
  route === routes.homepage ? [] : [{ query: route.query, names: route.path.split('/') }],
)

/** By the parts of a path, in any spelling that the router recognises. */
export function matchingPage(parts: readonly string[]) {
  // One of the letters may be `%6E`.
  const words = parts.map((part) => decodedPart(part)?.toLowerCase())
  const isHere = (name: string, i: number) =>
    name.startsWith(':') ? parts[i] !== '' && (i < parts.length || name.endsWith('?')) : words[i] === name
  return pages.find(({ names }) => parts.length <= names.length && names.every(isHere))
}

/** `/News` is `/news`. What `:cat` and the like stand for stays. */
export function spelledPath(pathname: string) {
  const { locale, path } = splitLocale(pathname)
  const parts = path.split('/')
  const page = matchingPage(parts)
  if (!page) return pathname
  const spelled = parts.map((part, i) => (page.names[i]?.startsWith(':') ? part : page.names[i]))
  return localePath(locale, spelled.join('/'))
}
