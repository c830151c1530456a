import { regionDate } from '../onDate.ts'
import type { TownDirectory } from '../TownDirectory.ts'
import { createQueries } from './createQueries.ts'
import type { State } from './state.ts'

export type Reader = ReturnType<typeof createReader>

/**
 * Creates the queries that public answers are made of. They depend on the stored data and on the region's date alone,
 * never on the time of the day: answers are cached until one of the two changes.
 *
 * @param now returns milliseconds since 1970
 */
export function createReader(state: () => State, townDirectory: TownDirectory, now: () => number) {
  /** Returns today's date in the region, `YYYY-MM-DD`. */
  const today = (): string => regionDate(now())
  return {
    ...createQueries(state, townDirectory, today),
    today,
    year: (): number => Number(today().slice(0, 4)),
  }
}
