/**
 * The interface's texts are split so that a page loads only what it uses: its own part and the parts that part builds
 * on.
 */
export const catalogueParts = [
  'public',
  'directory',
  'provider',
  'search',
  'mylist',
  'paper',
  'forms',
  'report',
  'requests',
  'confirm',
  'received',
  'accessibility',
  'staff',
  'review',
  'imports',
  'content',
  'hub',
  'help',
  'history',
  'categories',
  'accounts',
  'entries',
  'calls',
  'brochure',
  /** Texts used only by the server: wordings that the contract specifies, and answers for programs. */
  'server',
  /** Texts of the admin UI, which the site never gets. */
  'admin',
] as const
export type CataloguePart = (typeof catalogueParts)[number]

/**
 * The part that each part builds on. A page loads its own part and this chain, so texts that only lists, the search,
 * one form or one area of the staff panel need are not loaded by other pages.
 */
const before: Readonly<Record<CataloguePart, CataloguePart | null>> = {
  public: null,
  directory: 'public',
  provider: 'directory',
  search: 'directory',
  mylist: 'directory',
  paper: 'public',
  forms: 'public',
  report: 'forms',
  requests: 'forms',
  confirm: 'directory',
  received: 'public',
  accessibility: 'public',
  staff: 'requests',
  review: 'staff',
  imports: 'staff',
  content: 'staff',
  hub: 'staff',
  help: 'staff',
  history: 'staff',
  categories: 'staff',
  accounts: 'staff',
  entries: 'staff',
  calls: 'staff',
  brochure: 'staff',
  server: null,
  admin: null,
}

/** The parts that anybody may ask for. */
export const publicParts = catalogueParts.filter((part) => part !== 'admin')

export function isCataloguePart(value: string): value is CataloguePart {
  return (publicParts as readonly string[]).includes(value)
}

/** Returns all parts that a page of this part needs. */
export function partsUpTo(part: CataloguePart): readonly CataloguePart[] {
  const earlier = before[part]
  return earlier === null ? [part] : [...partsUpTo(earlier), part]
}

/** Joins several parts; later ones win. Built from entries, so that even `__proto__` is an ordinary key. */
export function joinTexts<Texts extends object>(parts: readonly Texts[]): Texts {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part))) as Texts
}
