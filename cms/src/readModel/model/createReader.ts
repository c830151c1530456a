import { type Noun, tagOfCategory } from '../changes.ts'
import { onDate } from '../onDate.ts'
import { createQueries, type Given } from './createQueries.ts'
import type { State } from './state.ts'

export type Reader = ReturnType<typeof createReader>

interface Sources {
  state(): State
  /** Counts all changes of the state. */
  changes(): number
  given: Given
  /** Milliseconds since 1970. */
  now(): number
}

/** The queries for building one response: notes what is looked at, the time included, also where nothing was found. */
export function createReader({ state, changes, given, now }: Sources) {
  const begin = changes()
  const dependencies = { tags: new Set<string>(), expires: Number.POSITIVE_INFINITY }
  const look = <N extends Noun>(noun: N, category?: string): State[N] => {
    dependencies.tags.add(category === undefined ? noun : tagOfCategory(category))
    return state()[noun]
  }
  function lookAtDate<T>(say: (date: string) => T, maxDays: number): T {
    const { said, until } = onDate(say, now(), maxDays)
    dependencies.expires = Math.min(dependencies.expires, until)
    return said
  }
  const today = (): string => lookAtDate((date) => date, 2)
  return {
    ...createQueries(look, given, today),
    /** All that was read through this reader up to now. */
    dependencies,
    /** Whether nothing has changed since this reader was made, and what it read of the time still holds. */
    isCurrent: (): boolean => changes() === begin && now() < dependencies.expires,
    /** Today in the region (`YYYY-MM-DD`); the response then holds until the end of that day. */
    today,
    /** As `today`; the response then holds until the end of that year. */
    year: (): number => lookAtDate((date) => Number(date.slice(0, 4)), 367),
  }
}
