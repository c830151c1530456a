import type { State } from 'swr'

/** For so long an answer may be shown without asking again. */
const freshMs = 15_000

/** Counts the acts that changed something: what was asked for before the last one may be wrong. */
let acts = 0

export function forgetAnswers(): void {
  acts += 1
}

export interface Fresh {
  answer: Promise<unknown>
  until: number
  acts: number
  /** Once it is here. */
  data?: unknown
}

/**
 * What a document knows of the answers of calls, by address: SWR's cache, which begins with what the server rendered
 * with, and beside it what a link fetches ahead. Tells when something in it has changed: page titles depend on it.
 */
export class Answers extends Map<string, State<unknown, unknown>> {
  readonly #listeners = new Set<() => void>()
  readonly #fresh = new Map<string, Fresh>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  override set(url: string, state: State<unknown, unknown>): this {
    super.set(url, state)
    for (const listener of this.#listeners) listener()
    return this
  }

  /** Takes in what has just been answered or, with `error`, refused. */
  hold(url: string, data: unknown, error?: unknown): void {
    this.#remember(url, error ? Promise.reject(error) : Promise.resolve(data)).data = data
    this.set(url, { ...this.get(url), data, error })
  }

  /**
   * Asks for what a page will need before somebody opens it. SWR takes it from `freshOf`: whoever waits for it already
   * would never hear of what is put into its cache past it.
   */
  fetchAhead(url: string, ask: (url: string) => Promise<unknown>): void {
    if (this.freshOf(url)) return
    const known = this.#remember(url, ask(url))
    known.answer.then(
      (data) => {
        known.data = data
      },
      // Whoever opens the page then asks anew.
      () => {
        if (this.#fresh.get(url) === known) this.#fresh.delete(url)
      },
    )
  }

  /** The answer, also one still on its way, that is new enough not to ask again. */
  freshOf(url: string): Fresh | undefined {
    const known = this.#fresh.get(url)
    if (known && known.until > Date.now() && known.acts === acts) return known
    this.#fresh.delete(url)
    return undefined
  }

  /** What is shown for this address is the answer that is new enough. */
  isFresh(url: string): boolean {
    const known = this.freshOf(url)
    return known?.data !== undefined && known.data === this.get(url)?.data
  }

  /** The next one asks again. */
  forget(url: string): void {
    this.#fresh.delete(url)
  }

  #remember(url: string, answer: Promise<unknown>): Fresh {
    // A failure is for whoever asks for the answer, which may be nobody.
    answer.catch(() => {})
    const known = { answer, until: Date.now() + freshMs, acts }
    this.#fresh.set(url, known)
    return known
  }
}
