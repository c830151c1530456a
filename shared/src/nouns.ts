import { linkFields } from './fields/linkFields.ts'
import { newsFields } from './fields/newsFields.ts'
import type { NounFields, NounValues } from './fields/nounFields.ts'

interface NounRow {
  /** The log tells acts on one of them; named by `log.noun.` in the texts. */
  isLogged?: true
  /** Counted in an act on several (`12 requests`); named by `log.things.`. */
  isCounted?: true
  /** The log can be filtered by them; named by `logs.noun.`. */
  isFilter?: true
  /** Deleted and restored; named by `trash.`. */
  hasTrash?: true
  /** Where staff list them, if earlier versions are kept: a route, and the key of its title. */
  versions?: { route: string; title: string }
  /** Key of the refusal for a missing one. */
  missing?: string
  /** If they are a table of `nounFields.ts`; and the field that the trash shows beside the name. */
  fields?: NounFields
  about?: string
  /** The fields of each are public by themselves; its texts are `messages/<locale>/<noun>.json`. */
  isPlain?: true
}

const told = { isLogged: true, isCounted: true, isFilter: true } as const

/** What log, trash and versions know of each kind of document, in the order shown. */
export const nouns = {
  entries: {
    ...told,
    hasTrash: true,
    versions: { route: 'editEntry', title: 'edit.editEntry.title' },
    missing: 'not_found.entry',
  },
  requests: { isCounted: true, isFilter: true },
  categories: told,
  news: {
    ...told,
    hasTrash: true,
    versions: { route: 'editNews', title: 'edit.editNews.title' },
    missing: 'not_found.news',
    fields: newsFields,
    about: 'occurDate',
    isPlain: true,
  },
  links: {
    ...told,
    hasTrash: true,
    versions: { route: 'editLinks', title: 'edit.editLinks.title' },
    missing: 'not_found.link',
    fields: linkFields,
    about: 'url',
    isPlain: true,
  },
  // Pages are for administrators.
  pages: { ...told, versions: { route: 'editPages', title: 'edit.pages.title' }, missing: 'not_found.page' },
  files: { ...told, missing: 'not_found.file' },
  users: told,
  'top-categories': { isLogged: true, isCounted: true },
  mails: { isLogged: true, isCounted: true },
  decisions: { isCounted: true },
  verifications: { isCounted: true },
  'site-settings': { isLogged: true },
} as const satisfies Record<string, NounRow>

type Nouns = typeof nouns
export type NounWith<Fact extends keyof NounRow> = {
  [Noun in keyof Nouns]: Nouns[Noun] extends Record<Fact, unknown> ? Noun : never
}[keyof Nouns]

export const nounHas = <Fact extends keyof NounRow>(noun: unknown, fact: Fact): noun is NounWith<Fact> =>
  typeof noun === 'string' && Object.hasOwn(nouns, noun) && fact in nouns[noun as keyof Nouns]

export const nounsWith = <Fact extends keyof NounRow>(fact: Fact) =>
  Object.keys(nouns).filter((noun): noun is NounWith<Fact> => nounHas(noun, fact))

export type TrashNoun = NounWith<'hasTrash'>
export type VersionedNoun = NounWith<'versions'>
export type LogNoun = NounWith<'isLogged'>
export type LogThings = NounWith<'isCounted'>
export type PlainNoun = NounWith<'isPlain'>
export type PlainContent<Noun extends PlainNoun> = NounValues<Nouns[Noun]['fields']>
