import type { State } from 'swr'
import { createListeners } from './listeners.ts'

/** Milliseconds for which an answer may be shown without asking the server again. */
const freshMs = 15_000

/** Answers asked for before may be outdated. */
let lastWrite = 0

export function expireQueries(): void {
  lastWrite = Date.now()
}

/** With answers rendered or fetched before a page opens. Tells of changes: page titles depend on them. */
export class QueryCache extends Map<string, State<unknown, unknown>> {
  readonly #listeners = createListeners()
  readonly #askedAt = new Map<string, number>()

  readonly subscribe = this.#listeners.subscribe

  override set(url: string, state: State<unknown, unknown>): this {
    super.set(url, state)
    this.#listeners.tell()
    return this
  }

  put(url: string, data: unknown, error?: unknown, askedAt = Date.now()): void {
    this.#askedAt.set(url, askedAt)
    this.set(url, { ...this.get(url), data, error })
  }

  isFresh(url: string): boolean {
    return (this.#askedAt.get(url) ?? 0) > Math.max(lastWrite, Date.now() - freshMs)
  }
}
