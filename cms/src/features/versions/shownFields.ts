import { createHash } from 'node:crypto'
import { parseHtml, plainTextOf } from '#lib/html/sanitizeHtml.ts'
import { entryFields, isEntryField } from '#shared/fields/entryFields'
import { formFieldGroups } from '#shared/fields/formFieldGroups'
import type { NounField, NounFieldKind } from '#shared/fields/nounFields'
import { nouns, type VersionedNoun } from '#shared/nouns'
import { pictureToken } from '#shared/pageHtml/pictureToken'

type Doc = Readonly<Record<string, unknown>>
type Shown = Map<string, string>

/** By id. */
export type CategoryNames = ReadonlyMap<string, string>

/** As people read them. */
export function shownFields(noun: VersionedNoun, doc: Doc, categories: CategoryNames): Shown {
  switch (noun) {
    case 'entries':
      return new Map(formFieldGroups.map(({ key, names }) => [key, shownThing(names, doc, categories)]))
    case 'pages':
      return new Map([
        ['text', withoutBlankLines(textOf(String(doc.html ?? '')))],
        ['format', String(doc.html ?? '')],
      ])
    default:
      return new Map(
        Object.entries<NounField>(nouns[noun].fields).map(([field, { kind }]) => [
          field,
          shownText(kind, doc[field]),
        ]),
      )
  }
}

function shownThing(names: readonly string[], doc: Doc, categories: CategoryNames) {
  const values = names.flatMap((name) => (isEntryField(name) ? [{ name, value: doc[name] }] : []))
  const texts = values.map(({ name, value }) => {
    if (entryFields[name].kind === 'category') return categories.get(String(value)) ?? ''
    const isUnsaid = value === false && entryFields[name].kind === 'flag'
    return value === null || value === undefined || isUnsaid ? '' : String(value)
  })
  const isPlace = values.some(({ name }) => entryFields[name].kind === 'degrees')
  return texts.filter((text) => text !== '').join(isPlace ? ', ' : '\n')
}

function shownText(kind: NounFieldKind, value: unknown) {
  const text = value === null || value === undefined ? '' : String(value)
  if (kind === 'day') return text.slice(0, 10)
  // A "no" is not worth showing.
  if (kind === 'flag') return value === true ? text : ''
  return kind === 'markup' ? textOf(text) : text
}

/** One line for each block, with pictures and the addresses of videos. */
const textOf = (html: string) =>
  plainTextOf(parseHtml(html), ({ tagName, attrs }) => {
    const attributeOf = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? ''
    if (tagName === 'iframe') return `\n${attributeOf('src')}\n`
    return pictureToken({ src: attributeOf('src'), alt: attributeOf('alt') })
  }).trim()

/** Empty paragraphs of a page are a matter of its format. */
const withoutBlankLines = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, '\n')

/** Their content is too long for a list of changes. */
const withShortPictures = (text: string) =>
  text.replace(
    /\(data:[^()\s]+\)/g,
    (data) => `(data:#${createHash('sha256').update(data).digest('hex').slice(0, 8)})`,
  )

/** In the order of the form. */
export function changesBetween(before: Shown, after: Shown) {
  const changes = [...after].flatMap(([field, value]) => {
    const old = before.get(field) ?? ''
    if (old === value) return []
    return [
      {
        field,
        ...(field === 'format' ? onlyLooks : excerpts(withShortPictures(old), withShortPictures(value))),
      },
    ]
  })
  // If the words differ, the difference in markup is not worth mentioning.
  return changes.length > 1 ? changes.filter(({ field }) => field !== 'format') : changes
}

const onlyLooks = { before: '', after: '' }

/** Characters of a text that is shown whole. */
const short = 500
/** Characters shown around the place where long texts differ. */
const around = 120
const max = 1500

function excerpts(before: string, after: string) {
  if (before.length <= short && after.length <= short) return { before, after }
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start] === after[start]) start++
  let end = 0
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end++
  // Whole words only, as a picture is one.
  const from = before.slice(0, Math.max(0, start - around)).search(/(?<!\S)\S*$/)
  const cut = (text: string) => {
    const upTo = Math.min(text.length - Math.max(0, end - around), from + max)
    const to = upTo + text.slice(upTo).search(/\s|$/)
    return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}
