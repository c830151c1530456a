/** A page loads only its own part of the texts and the parts that it builds on. */
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
  /** Only for the server: wordings of the contract, and answers for programs. */
  'server',
  /** Only for the admin UI. */
  'admin',
] as const
export type CataloguePart = (typeof catalogueParts)[number]

/** What only lists, the search, one form or one area of the staff panel need is not loaded by other pages. */
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

/** Later parts win. Built from entries, so that even `__proto__` is an ordinary key. */
export function joinTexts<Texts extends object>(parts: readonly Texts[]): Texts {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part))) as Texts
}
