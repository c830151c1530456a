import { filterNames } from './filters.ts'
import { localePath, splitLocale } from './locales.ts'

/** Its path pattern is react-router's. */
interface Route<Args extends unknown[]> {
  path: string
  href: (...args: Args) => string
  /** The server renders the page by them, see `renderedQuery`. Others make no other page. */
  query?: readonly string[]
}

const page = (path: string, query: readonly string[] = []): Route<[]> => ({ path, href: () => path, query })
/** Always there and named by sitemaps. */
const listed = (path: string, query?: readonly string[]) => ({ ...page(path, query), isListed: true })
const part = encodeURIComponent
const filters = ['q', 'group', 'region', ...filterNames, 'from', 'shown']

export const routes = {
  home: listed('/'),
  homepage: page('/homepage'),
  news: listed('/news'),
  categories: listed('/categories', ['q', 'region']),
  topCategory: { path: '/categories/top/:cat', href: (id: string) => `/categories/top/${part(id)}` },
  providerList: {
    path: '/categories/list/:cat',
    href: (category: string) => `/categories/list/${part(category)}`,
    query: filters,
  },
  provider: {
    path: '/categories/list/:cat/:name',
    /** @param uuid where several providers of the category share the name */
    href: (category: string, name: string, uuid?: string) =>
      `/categories/list/${part(category)}/${part(name)}${uuid ? `?id=${part(uuid)}` : ''}`,
    query: ['id', 'from'],
  },
  report: {
    path: '/categories/list/:cat/:name/report',
    href: (category: string, name: string, uuid: string) =>
      `/categories/list/${part(category)}/${part(name)}/report?id=${part(uuid)}`,
    query: ['id'],
  },
  reportReceived: {
    path: '/categories/list/:cat/:name/report/received',
    href: (category: string, name: string, uuid: string) =>
      `/categories/list/${part(category)}/${part(name)}/report/received?id=${part(uuid)}`,
    query: ['id'],
  },
  fastsearch: listed('/fastsearch', filters),
  myList: page('/mylist'),
  /** `of`: `list` for one's own list; without any of the three: what there is to choose from. */
  paper: {
    path: '/paper',
    href: (of: { topic?: string; town?: string; of?: 'list' } = {}) => {
      const [name, value] = Object.entries(of)[0] ?? []
      return name === undefined ? '/paper' : `/paper?${name}=${part(String(value))}`
    },
    query: ['topic', 'town', 'of'],
  },
  /** The PDF once it is there; until then a page that looks again by itself. */
  booklet: page('/paper/booklet', ['topic', 'town', 'size', 'print', 'tone']),
  embedSearch: page('/embed/search'),
  embedList: {
    path: '/embed/list/:cat',
    href: (category: string) => `/embed/list/${part(category)}`,
  },
  links: listed('/links', ['region']),
  help: listed('/help'),
  about: listed('/aboutus'),
  privacy: listed('/security'),
  imprint: listed('/imprint'),
  licences: page('/licences'),
  accessibility: listed('/accessibility'),
  contact: listed('/contact'),
  addRequest: {
    path: '/addrequest',
    isListed: true,
    /** `change` opens the form for changes; what is already known goes along. */
    href: (change?: { name?: string; email?: string; token?: string }) => {
      if (!change) return '/addrequest'
      const filled = Object.entries(change).filter(([, value]) => value !== undefined && value !== '')
      return `/addrequest?${['change', ...filled.map(([name, value]) => `${name}=${part(value)}`)].join('&')}`
    },
    query: ['change', 'name', 'email', 'token', 'category'],
  },
  entryReceived: { path: '/entryreceived/:token?', href: (token: string) => `/entryreceived/${part(token)}` },
  changeReceived: page('/changereceived'),
  /** The link of a mail that asks a provider to confirm an entry. */
  confirm: { path: '/confirm/:secret', href: (secret: string) => `/confirm/${part(secret)}` },
  confirmChange: {
    path: '/confirm/:secret/:id',
    href: (secret: string, uuid: string) => `/confirm/${part(secret)}/${part(uuid)}`,
  },
  /** The link of a mail that asks the submitter of a request. */
  answer: { path: '/answer/:secret', href: (secret: string) => `/answer/${part(secret)}` },
  objection: { path: '/objection/:secret', href: (secret: string) => `/objection/${part(secret)}` },
  login: page('/login', ['over', 'nocookie']),
  logout: page('/logout', ['cms']),
  newPassword: page('/new_password', ['email']),
  edit: page('/edit'),
  editHelp: page('/edit/help'),
  createEntry: page('/edit/create_entry'),
  editEntry: {
    path: '/edit/edit_entry',
    href: (category?: string) =>
      category ? `/edit/edit_entry?category=${part(category)}` : '/edit/edit_entry',
  },
  editEntryForm: {
    path: '/edit/edit_entry/:id',
    href: (uuid: string) => `/edit/edit_entry/${part(uuid)}`,
  },
  duplicates: page('/edit/duplicates'),
  calls: page('/edit/calls'),
  checked: page('/edit/checked'),
  importSheet: page('/edit/import'),
  editPaper: page('/edit/paper'),
  createNews: page('/edit/create_news'),
  editNews: page('/edit/edit_news'),
  editNewsForm: { path: '/edit/edit_news/:id', href: (nuuid: string) => `/edit/edit_news/${part(nuuid)}` },
  editLinks: page('/edit/edit_links'),
  logs: page('/edit/logs'),
  trash: page('/edit/trash'),
  versions: {
    path: '/edit/versions/:noun/:id',
    /** @param id of a page also its name */
    href: (noun: string, id: string) => `/edit/versions/${part(noun)}/${part(id)}`,
  },
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
} as const

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
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Aliases, however they are spelled, and paths with a slash at the end lead there. */
export function canonicalPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname)
  const trimmed = withoutEndSlashes(path) || '/'
  return localePath(locale, aliases[trimmed.toLowerCase()] ?? trimmed)
}

// The other name of the home page answers in any case, as the specification writes it; its address is `/`.
const patterns = Object.values(routes).flatMap((route) =>
  route === routes.homepage ? [] : [route.path.split('/')],
)

/** `/News` is `/news`. What `:cat` and the like stand for stays. */
export function spelledPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname)
  const parts = path.split('/')
  const pattern = patterns.find(
    (pattern) =>
      parts.length <= pattern.length &&
      pattern.every((name, i) => {
        const part = parts[i]
        if (name.startsWith(':')) return part !== '' && (part !== undefined || name.endsWith('?'))
        return part !== undefined && plain(part) === name
      }),
  )
  if (!pattern) return pathname
  return localePath(
    locale,
    parts.map((part, i) => (pattern[i]?.startsWith(':') ? part : pattern[i])).join('/'),
  )
}

/** A part may hold one of its letters as `%6E`. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase()
  } catch {
    return part
  }
}
