import { type CataloguePart, joinTexts } from './cataloguePart.ts'
import { byLocale, type Locale, locales } from './locales.ts'
import type * as content from './messages/de/index.ts'

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>

type Folder = typeof content
const modules = locales.map((locale): Promise<Folder> => import(`./messages/${locale}/index.ts`))
const found = await Promise.all(modules)
const folders = Object.fromEntries(locales.map((locale, i) => [locale, found[i]])) as Record<Locale, Folder>

/** All texts of the interface. Not for the browser's script: a page asks the server for those it needs. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<CataloguePart, Catalogue>>>> = byLocale(
  (locale) => {
    const { payload: _, ...texts } = folders[locale]
    return texts
  },
)

/** Texts in place of Payload's own, where these are technical, say what is not so here, or do not say "Sie". */
export const payloadTexts = byLocale((locale) => folders[locale].payload)

export type MessageId = { [Part in CataloguePart]: keyof Folder[Part] }[CataloguePart]

/** All texts as one object for each language, with each key known to the types. */
export const allTexts = byLocale(
  (locale) => joinTexts(Object.values(catalogues[locale])) as Record<MessageId, string>,
)
