import { type CataloguePart, catalogueParts, joinTexts } from './cataloguePart.ts'
import { byLocale, type Locale, locales } from './locales.ts'
import type * as content from './messages/de/index.ts'

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>

type Folder = typeof content
const readPart = async (locale: Locale, part: string) => {
  const { default: texts } = await import(`./messages/${locale}/${part}.json`, { with: { type: 'json' } })
  return [part, texts] as const
}
const readFolder = async (locale: Locale) => {
  const parts = [...catalogueParts, 'payload'].map((part) => readPart(locale, part))
  return [locale, Object.fromEntries(await Promise.all(parts))] as const
}
const folders = Object.fromEntries(await Promise.all(locales.map(readFolder))) as Record<Locale, Folder>

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
