import type { State } from 'swr'

/** Milliseconds for which an answer may be shown without asking the server again. */
const freshMs = 15_000

/** Number of writes: answers requested before the last write may be outdated. */
let writes = 0

export function expireQueries(): void {
  writes += 1
}

export interface FreshAnswer {
  answer: Promise<unknown>
  until: number
  writes: number
  /** Set once the answer has arrived. */
  data?: unknown
}

/**
 * Cache of the answers in a document, by address: SWR's cache, filled with the answers the server rendered with, plus
 * what links prefetch. Notifies subscribers of changes, because page titles depend on them.
 */
export class QueryCache extends Map<string, State<unknown, unknown>> {
  readonly #listeners = new Set<() => void>()
  readonly #fresh = new Map<string, FreshAnswer>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  override set(url: string, state: State<unknown, unknown>): this {
    super.set(url, state)
    for (const listener of this.#listeners) listener()
    return this
  }

  /** Stores an answer or, with `error`, a failure. */
  put(url: string, data: unknown, error?: unknown): void {
    this.#remember(url, error ? Promise.reject(error) : Promise.resolve(data)).data = data
    this.set(url, { ...this.get(url), data, error })
  }

  /**
   * Prefetches what a page will need. Kept beside SWR's cache, which does not notify hooks that already wait for an
   * address; SWR picks it up through `freshOf`.
   */
  prefetch(url: string, ask: (url: string) => Promise<unknown>): void {
    if (this.freshOf(url)) return
    const freshAnswer = this.#remember(url, ask(url))
    freshAnswer.answer.then(
      (data) => {
        freshAnswer.data = data
      },
      // A failed prefetch is forgotten, so that opening the page asks again.
      () => {
        if (this.#fresh.get(url) === freshAnswer) this.#fresh.delete(url)
      },
    )
  }

  /** Returns an answer, possibly still loading, that is recent enough not to ask again. */
  freshOf(url: string): FreshAnswer | undefined {
    const freshAnswer = this.#fresh.get(url)
    if (freshAnswer && freshAnswer.until > Date.now() && freshAnswer.writes === writes) return freshAnswer
    this.#fresh.delete(url)
    return undefined
  }

  /** Checks whether the answer on screen is recent enough. */
  isFresh(url: string): boolean {
    const freshAnswer = this.freshOf(url)
    return freshAnswer?.data !== undefined && freshAnswer.data === this.get(url)?.data
  }

  /** Makes the next reader ask the server again. */
  forget(url: string): void {
    this.#fresh.delete(url)
  }

  #remember(url: string, answer: Promise<unknown>): FreshAnswer {
    // A failure is handled by the reader of the answer; a prefetch may have none.
    answer.catch(() => {})
    const freshAnswer = { answer, until: Date.now() + freshMs, writes }
    this.#fresh.set(url, freshAnswer)
    return freshAnswer
  }
}
