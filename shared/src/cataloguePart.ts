import { isOneOf } from './ownValue.ts'

/** A page loads only its own part of the texts, the part here, and what that builds on. */
const before = {
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
  /** Only for the server: wordings of the contract, and answers for programs. */
  server: null,
  /** Only for the admin UI. */
  admin: null,
} as const
export type CataloguePart = keyof typeof before
export const catalogueParts = Object.keys(before) as CataloguePart[]

export const publicParts = catalogueParts.filter((part) => part !== 'admin')

export const isCataloguePart = isOneOf(publicParts)

/** All that a page of this part needs. */
export function partsUpTo(part: CataloguePart): readonly CataloguePart[] {
  const earlier: CataloguePart | null = before[part]
  return earlier === null ? [part] : [...partsUpTo(earlier), part]
}

/** Later parts win. Built from entries, so that even `__proto__` is an ordinary key. */
export function joinTexts<Texts extends object>(parts: readonly Texts[]): Texts {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part))) as Texts
}
