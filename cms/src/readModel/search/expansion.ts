import type { Term } from './Vocabulary.ts'

/** Points per field (name, category, services, city, street, additional info) and kind of match. */
export const points = {
  exact: [30, 8, 6, 6, 5, 4],
  beginning: [26, 7, 5, 5, 4, 3],
  misspelled: [2, 1, 1, 1, 1, 1],
} as const
export type Kind = keyof typeof points

export interface Expansion {
  matches: { term: Term; kind: Kind }[]
  /** How many postings the terms have together. */
  size: number
}

/** Each list of documents of the terms with the points of a hit in it. */
export function* listsOf(matches: Expansion['matches']): Generator<[list: readonly number[], score: number]> {
  for (const { term, kind } of matches) {
    for (const [field, list] of term.postings.byField.entries()) {
      if (list) yield [list, points[kind][field] as number]
    }
  }
}
