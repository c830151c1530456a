import { regionDate } from '../onDate.ts'
import type { TownDirectory } from '../TownDirectory.ts'
import { createQueries } from './createQueries.ts'
import type { State } from './state.ts'

export type Reader = ReturnType<typeof createReader>

/** Creates the queries of public answers, cached until data or the region's date (`now` is in ms) change. */
export function createReader(state: () => State, townDirectory: TownDirectory, now: () => number) {
  /** Returns today's date in the region, `YYYY-MM-DD`. */
  const today = () => regionDate(now())
  return {
    ...createQueries(state, townDirectory, today),
    today,
    year: () => Number(today().slice(0, 4)),
  }
}
