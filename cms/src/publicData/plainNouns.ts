import { isPublished, type LinkRow, type NewsRow } from './rows.ts'
import { toPublicLink } from './toPublicLink.ts'
import { toPublicNews } from './toPublicNews.ts'

/**
 * Kinds of documents that are public by themselves: what everybody sees of a row, or false. A new one is a row here, one
 * in `plainRows`, and its queries.
 */
const plainNouns = {
  news: (row: NewsRow) => isPublished(row) && !row.draft && toPublicNews(row),
  links: (row: LinkRow) => isPublished(row) && toPublicLink(row),
}

export type PlainNoun = keyof typeof plainNouns
export type PlainRow<Noun extends PlainNoun> = Parameters<(typeof plainNouns)[Noun]>[0]
type Shown<Noun extends PlainNoun> = Exclude<ReturnType<(typeof plainNouns)[Noun]>, false>
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
  const shownOf = plainNouns[noun] as (row: PlainRow<Noun>) => Shown<Noun> | false
  const map: Map<string, Shown<Noun>> = maps[noun]
  for (const row of rows) {
    const shown = shownOf(row)
    if (shown === false) map.delete(row.id)
    else map.set(row.id, shown)
  }
}
