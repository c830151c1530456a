import { linkFields } from '@directory/shared/linkFields'
import { newsFields } from '@directory/shared/newsFields'
import { isPublished, type LinkRow, type NewsRow } from './rows.ts'
import { toPublicLink } from './toPublicLink.ts'
import { toPublicNews } from './toPublicNews.ts'

/**
 * Kinds of documents that are public by themselves: their fields, and what everybody sees of a published row, or false.
 * A new one is a row here and its queries.
 */
export const plainNouns = {
  news: { fields: newsFields, shown: (row: NewsRow) => !row.draft && toPublicNews(row) },
  links: { fields: linkFields, shown: (row: LinkRow) => toPublicLink(row) },
}

export type PlainNoun = keyof typeof plainNouns
export type PlainRow<Noun extends PlainNoun> = Parameters<(typeof plainNouns)[Noun]['shown']>[0]
type Shown<Noun extends PlainNoun> = Exclude<ReturnType<(typeof plainNouns)[Noun]['shown']>, false>
export type PlainRows = { [Noun in PlainNoun]: Iterable<PlainRow<Noun>> }
/** What is public, by id. */
export type PlainMaps = { [Noun in PlainNoun]: Map<string, Shown<Noun>> }

export const plainNames = Object.keys(plainNouns) as PlainNoun[]
export const isPlainNoun = (noun: string): noun is PlainNoun => Object.hasOwn(plainNouns, noun)

export const emptyMaps = () => Object.fromEntries(plainNames.map((noun) => [noun, new Map()])) as PlainMaps

export function putRows<Noun extends PlainNoun>(
  maps: PlainMaps,
  noun: Noun,
  rows: Iterable<PlainRow<Noun>>,
): void {
  const shownOf = plainNouns[noun].shown as (row: PlainRow<Noun>) => Shown<Noun> | false
  const map: Map<string, Shown<Noun>> = maps[noun]
  for (const row of rows) {
    const shown = isPublished(row) && shownOf(row)
    if (shown === false) map.delete(row.id)
    else map.set(row.id, shown)
  }
}
