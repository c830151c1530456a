import { type ChangedNoun, tagOfCategory } from '../changes.ts'
import { onDate } from '../onDate.ts'
import { createChangeDates } from './createChangeDates.ts'
import { createQueries, type FixedData } from './createQueries.ts'
import type { State } from './state.ts'

export type Reader = ReturnType<typeof createReader>

interface Sources {
  state(): State
  /** Returns the number of changes so far. */
  changes(): number
  fixedData: FixedData
  /** Returns milliseconds since 1970. */
  now(): number
}

/** Creates the queries for one response. They record what is read, also the date and what was not found. */
export function createReader({ state, changes, fixedData, now }: Sources) {
  const begin = changes()
  const dependencies = { tags: new Set<string>(), expires: Number.POSITIVE_INFINITY }
  const read = <N extends ChangedNoun>(noun: N, category?: string): State[N] => {
    dependencies.tags.add(category === undefined ? noun : tagOfCategory(category))
    return state()[noun]
  }
  function readByDate<T>(compute: (date: string) => T, maxDays: number): T {
    const { value, until } = onDate(compute, now(), maxDays)
    dependencies.expires = Math.min(dependencies.expires, until)
    return value
  }
  const today = (): string => readByDate((date) => date, 2)
  return {
    ...createQueries(read, fixedData, today),
    /** When public pages last changed. */
    changed: createChangeDates(read, (tag) => state().removed.get(tag) ?? '', today),
    /** Everything read through this reader so far. */
    dependencies,
    /** Returns whether nothing has changed since this reader was made and its date still holds. */
    isCurrent: (): boolean => changes() === begin && now() < dependencies.expires,
    /** Returns today's date in the region (`YYYY-MM-DD`); the response is then valid until the end of that day. */
    today,
    /** Returns the current year; the response is then valid until the end of that year. */
    year: (): number => readByDate((date) => Number(date.slice(0, 4)), 367),
  }
}
