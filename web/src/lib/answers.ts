import type { State } from 'swr'

/** For so long an answer may be shown without asking again. */
const freshMs = 15_000

/** Counts the acts that changed something: what was asked for before the last one may be wrong. */
let acts = 0

export function forgetAnswers(): void {
  acts += 1
}

interface Fresh {
  answer: Promise<unknown>
  until: number
  acts: number
  /** Once it is here. */
  data?: unknown
}

/**
 * What a document knows of the answers of calls, by address: SWR's cache, which begins with what the server rendered
 * with and takes in what a link fetches ahead. Tells when something in it has changed: page titles depend on it.
 */
export class Answers extends Map<string, State<unknown, unknown>> {
  private readonly listeners = new Set<() => void>()
  private readonly fresh = new Map<string, Fresh>()
  private readonly beneath: Answers | undefined

  /** Where something is not known here, `beneath` may know it. */
  constructor(beneath?: Answers) {
    super()
    this.beneath = beneath
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  override get(url: string): State<unknown, unknown> | undefined {
    return super.get(url) ?? this.beneath?.get(url)
  }

  override set(url: string, state: State<unknown, unknown>): this {
    super.set(url, state)
    for (const listener of this.listeners) listener()
    return this
  }

  /** Takes in what has just been answered. */
  hold(url: string, data: unknown): void {
    this.remember(url, Promise.resolve(data)).data = data
    this.set(url, { ...this.get(url), data, error: undefined })
  }

  /** Takes in what has just been refused. */
  holdError(url: string, error: unknown): void {
    this.remember(url, Promise.reject(error))
    this.set(url, { ...this.get(url), error })
  }

  /** Asks for what a page will need before somebody opens it. */
  fetchAhead(url: string, ask: (url: string) => Promise<unknown>): void {
    if (this.freshOf(url)) return
    const known = this.remember(url, ask(url))
    known.answer.then(
      (data) => {
        if (this.freshOf(url) === known) this.hold(url, data)
      },
      // Whoever opens the page then asks anew.
      () => {
        if (this.fresh.get(url) === known) this.fresh.delete(url)
      },
    )
  }

  /** The answer, also one still on its way, that is new enough not to ask again. */
  freshAnswer(url: string): Promise<unknown> | undefined {
    return this.freshOf(url)?.answer
  }

  /** What is shown for this address is the answer that is new enough. */
  isFresh(url: string): boolean {
    const known = this.freshOf(url)
    return known?.data !== undefined && known.data === this.get(url)?.data
  }

  /** The next one asks again. */
  forget(url: string): void {
    this.fresh.delete(url)
    this.beneath?.forget(url)
  }

  private remember(url: string, answer: Promise<unknown>): Fresh {
    // A failure is for whoever asks for the answer, which may be nobody.
    answer.catch(() => {})
    const known = { answer, until: Date.now() + freshMs, acts }
    this.fresh.set(url, known)
    return known
  }

  private freshOf(url: string): Fresh | undefined {
    const known = this.fresh.get(url)
    if (known && known.until > Date.now() && known.acts === acts) return known
    this.fresh.delete(url)
    return this.beneath?.freshOf(url)
  }
}
