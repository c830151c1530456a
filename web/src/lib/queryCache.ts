import type { State } from 'swr'

/** Milliseconds for which an answer may be shown without asking the server again. */
const freshMs = 15_000

/** Answers asked for before may be outdated. */
let lastWrite = 0

export function expireQueries() {
  lastWrite = Date.now()
}

/** With answers rendered or fetched before a page opens. */
export class QueryCache extends Map<string, State<unknown, unknown>> {
  readonly #askedAt = new Map<string, number>()

  put(url: string, data: unknown, error?: unknown, askedAt = Date.now()) {
    this.#askedAt.set(url, askedAt)
    this.set(url, { ...this.get(url), data, error })
  }

  isFresh(url: string) {
    return (this.#askedAt.get(url) ?? 0) > Math.max(lastWrite, Date.now() - freshMs)
  }
}
