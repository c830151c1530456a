import type { Locale } from './routes.ts'

type Words = Readonly<Record<Locale, string>>

interface NounWords {
  /** In lines about one: `Eintrag geändert`. */
  noun?: Words
  /** In lines about several: `1 Anbieter entfernt`, `2 Anbieter entfernt`. */
  one?: Words
  other?: Words
  /** In the filter of the log, if it is offered there. */
  filter?: Words
}

/** What the log calls collections, the settings, and what acts on several documents count. */
export const logWords = {
  entries: {
    noun: { de: 'Eintrag', en: 'Entry' },
    one: { de: 'Anbieter', en: 'provider' },
    other: { de: 'Anbieter', en: 'providers' },
    filter: { de: 'Anbieter', en: 'Providers' },
  },
  requests: {
    one: { de: 'Anfrage', en: 'request' },
    other: { de: 'Anfragen', en: 'requests' },
    filter: { de: 'Entscheidungen über Anfragen', en: 'Decisions about requests' },
  },
  categories: {
    noun: { de: 'Kategorie', en: 'Category' },
    one: { de: 'Kategorie', en: 'category' },
    other: { de: 'Kategorien', en: 'categories' },
    filter: { de: 'Kategorien', en: 'Categories' },
  },
  news: {
    noun: { de: 'Neuigkeit', en: 'News item' },
    one: { de: 'Neuigkeit', en: 'news item' },
    other: { de: 'Neuigkeiten', en: 'news items' },
    filter: { de: 'Neuigkeiten', en: 'News' },
  },
  links: {
    noun: { de: 'Link', en: 'Link' },
    one: { de: 'Link', en: 'link' },
    other: { de: 'Links', en: 'links' },
    filter: { de: 'Links', en: 'Links' },
  },
  pages: {
    noun: { de: 'Seite', en: 'Page' },
    one: { de: 'Seite', en: 'page' },
    other: { de: 'Seiten', en: 'pages' },
    filter: { de: 'Seiten', en: 'Pages' },
  },
  files: {
    noun: { de: 'Datei', en: 'File' },
    one: { de: 'Datei', en: 'file' },
    other: { de: 'Dateien', en: 'files' },
    filter: { de: 'Dateien', en: 'Files' },
  },
  users: {
    noun: { de: 'Benutzer', en: 'User' },
    one: { de: 'Benutzer', en: 'user' },
    other: { de: 'Benutzer', en: 'users' },
    filter: { de: 'Benutzer', en: 'Users' },
  },
  'top-categories': {
    noun: { de: 'Oberkategorie', en: 'Top category' },
    one: { de: 'Oberkategorie', en: 'top category' },
    other: { de: 'Oberkategorien', en: 'top categories' },
  },
  mails: {
    noun: { de: 'Mail', en: 'Mail' },
    one: { de: 'Mail', en: 'mail' },
    other: { de: 'Mails', en: 'mails' },
  },
  decisions: {
    one: { de: 'Entscheidung', en: 'decision' },
    other: { de: 'Entscheidungen', en: 'decisions' },
  },
  verifications: {
    one: { de: 'Prüfung', en: 'check' },
    other: { de: 'Prüfungen', en: 'checks' },
  },
  'site-settings': {
    noun: { de: 'Einstellungen', en: 'Settings' },
  },
} as const satisfies Record<string, NounWords>

type NameWith<Part extends keyof NounWords> = {
  [Name in keyof typeof logWords]: (typeof logWords)[Name] extends Record<Part, Words> ? Name : never
}[keyof typeof logWords]

/** What acts on one document are done to: collections, and the settings. */
export type LogNoun = NameWith<'noun'>
/** What an act on several documents counts: `12 requests`. */
export type LogThings = NameWith<'one' | 'other'>

const namesWith = <Part extends keyof NounWords>(part: Part) =>
  Object.entries<NounWords>(logWords)
    .filter(([, words]) => words[part])
    .map(([name]) => name as NameWith<Part>)

export const logNouns: readonly LogNoun[] = namesWith('noun')
/** What the log can be filtered by, in that order. */
export const logFilters = namesWith('filter')

export const isLogNoun = (noun: unknown): noun is LogNoun => (logNouns as readonly unknown[]).includes(noun)

const logThings: readonly unknown[] = namesWith('one')
export const isLogThings = (things: unknown): things is LogThings => logThings.includes(things)

type LogWordId = `log.noun.${LogNoun}` | `log.things.${LogThings}` | `logs.noun.${NameWith<'filter'>}`

/** Returns these words as texts of the catalogue. */
export const logWordTexts = (locale: Locale) =>
  Object.fromEntries(
    Object.entries<NounWords>(logWords).flatMap(([name, { noun, one, other, filter }]) => [
      ...(noun ? [[`log.noun.${name}`, noun[locale]]] : []),
      ...(one && other
        ? [[`log.things.${name}`, `{count, plural, one {${one[locale]}} other {${other[locale]}}}`]]
        : []),
      ...(filter ? [[`logs.noun.${name}`, filter[locale]]] : []),
    ]),
  ) as Readonly<Record<LogWordId, string>>
