import { type CataloguePart, catalogueParts, joinTexts } from './cataloguePart.ts'
import { byLocale, type Locale, locales } from './locales.ts'
import * as german from './messages/de/index.ts'
import { recordOf } from './ownValue.ts'

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>

type Folder = typeof german
/** By part. Each other file is a part, except Payload's own texts. */
type NounFile = Exclude<keyof Folder, CataloguePart | 'payload'>
type NounTexts = Readonly<Partial<Record<CataloguePart, Catalogue>>>

const fileNames = Object.keys(german) as (keyof Folder)[]
const nounFiles = fileNames.filter(
  (name): name is NounFile => name !== 'payload' && !(catalogueParts as readonly string[]).includes(name),
)

const readFile = async (locale: Locale, name: string) => {
  const { default: texts } = await import(`./messages/${locale}/${name}.json`, { with: { type: 'json' } })
  return [name, texts] as const
}
const readFolder = async (locale: Locale) => {
  const files = fileNames.map((name) => readFile(locale, name))
  return [locale, Object.fromEntries(await Promise.all(files))] as const
}
const folders = Object.fromEntries(await Promise.all(locales.map(readFolder))) as Record<Locale, Folder>

function textsOf(folder: Folder, part: CataloguePart): Catalogue {
  const ofNouns = nounFiles.map((noun) => (folder[noun] as NounTexts)[part] ?? {})
  const texts = Object.entries(joinTexts<Catalogue>([folder[part], ...ofNouns]))
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Not for the browser's script: a page asks the server for those it needs. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<CataloguePart, Catalogue>>>> = byLocale(
  (locale) => recordOf(catalogueParts, (part) => textsOf(folders[locale], part)),
)

/** Replace texts of Payload that are technical, untrue here, or do not say "Sie". */
export const payloadTexts = byLocale((locale) => folders[locale].payload)

type ValueOf<File> = File extends unknown ? File[keyof File] : never
type KeyOf<Texts> = Texts extends unknown ? keyof Texts : never
export type MessageId = KeyOf<Folder[CataloguePart] | ValueOf<Folder[NounFile]>>

export const allTexts = byLocale(
  (locale) => joinTexts(Object.values(catalogues[locale])) as Record<MessageId, string>,
)
