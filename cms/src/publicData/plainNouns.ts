import type { NounFields } from '#shared/fields/nounFields'
import type { News } from '#shared/news'
import { nounHas, nouns, nounsWith, type PlainContent, type PlainNoun } from '#shared/nouns'
import { publicValues } from './nounValues.ts'

/** A stored document of a plain noun. Of days only the first 10 characters count; `picture` is a file name. */
export type PlainRow<Noun extends PlainNoun> = PlainContent<Noun> & {
  id: string
  /** ISO 8601 */
  createDate: string
  updatedAt: string
  /** Pixels, if known. */
  pictureWidth?: number
  pictureHeight?: number
}
/** What answers carry of such a document. */
export type Shown<Noun extends PlainNoun> = Noun extends 'news'
  ? News
  : { uuid: string; updatedAt: string } & ReturnType<typeof publicValues<(typeof nouns)[Noun]['fields']>>
export type PlainRows = { [Noun in PlainNoun]: Iterable<PlainRow<Noun>> }
export type PlainLists = { [Noun in PlainNoun]: () => Shown<Noun>[] }
export type PlainMaps = { [Noun in PlainNoun]: Map<string, Shown<Noun>> }

export const plainNames = nounsWith('isPlain')
export const isPlainNoun = (noun: string): noun is PlainNoun => nounHas(noun, 'isPlain')

export const emptyMaps = () => Object.fromEntries(plainNames.map((noun) => [noun, new Map()])) as PlainMaps

export function toPublic<Noun extends PlainNoun>(noun: Noun, row: PlainRow<Noun>) {
  const { id, createDate, updatedAt, pictureWidth, pictureHeight } = row
  const values = publicValues<NounFields>(nouns[noun].fields, row)
  if (noun !== 'news') return { uuid: id, ...values, updatedAt } as unknown as Shown<Noun>
  const size = pictureWidth && pictureHeight && { pictureWidth, pictureHeight }
  return { nuuid: id, ...values, createDate, ...size, updatedAt } as unknown as Shown<Noun>
}

export const shownById = <Noun extends PlainNoun>(noun: Noun, rows: Iterable<PlainRow<Noun>>) =>
  new Map([...rows].map((row) => [row.id, toPublic(noun, row)]))
