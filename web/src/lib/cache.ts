import type { State } from 'swr'

/** SWR's cache, which also tells when something in it has changed (page titles depend on what arrives). */
export class CallCache extends Map<string, State<unknown, unknown>> {
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  override set(key: string, value: State<unknown, unknown>): this {
    super.set(key, value)
    // Map's own constructor may call this before the field above exists.
    if (this.listeners) for (const listener of this.listeners) listener()
    return this
  }
}
