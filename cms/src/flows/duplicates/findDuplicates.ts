import { type DuplicateReason, pairOf } from '@directory/shared/duplicates'
import type { Entry } from '@directory/shared/entry'
import { createAlikeIndex, traitsOf } from '../../nouns/entries/alikeIndex.ts'

export interface Pair {
  one: Entry
  other: Entry
  reasons: DuplicateReason[]
  points: number
}

/** Returns pairs of a category that look like the same provider, most similar first. */
export function findDuplicates(entries: Iterable<Entry>, isDifferent: (pair: string) => boolean): Pair[] {
  const index = createAlikeIndex<Entry>()
  for (const entry of entries) index.add(traitsOf(entry))
  const pairs = index
    .pairs((a, b) => pairOf(a.uuid, b.uuid))
    .filter(({ id }) => !isDifferent(id))
    .map(({ a, b, reasons, points }) => {
      const [one, other] = a.updatedAt >= b.updatedAt ? [a, b] : [b, a]
      return { one, other, reasons, points }
    })
  const placeOf = ({ one }: Pair) => `${one.name} ${one.uuid}`
  return pairs.sort((a, b) => b.points - a.points || (placeOf(a) < placeOf(b) ? -1 : 1))
}
