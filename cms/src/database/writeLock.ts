import { LibsqlError } from '@libsql/core/api'
import { steadyTime } from '#clock.ts'

/** `label` says what it does, for the error of a writer that waits too long. */
export interface Hold {
  label: string
  release: () => void
}

/** For one writer at a time, first in, first out. */
export class WriteLock {
  readonly #timeout: number
  #holder: (Hold & { since: number }) | undefined
  #free = Promise.resolve()

  /** @param timeout milliseconds a writer waits before it gives up */
  constructor(timeout: number) {
    this.#timeout = timeout
  }

  async acquire(label: string): Promise<Hold> {
    const before = this.#free
    let release = () => {}
    this.#free = new Promise((resolve) => {
      release = resolve
    })
    let timer: NodeJS.Timeout | undefined
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.#waitedTooLong(label)), this.#timeout)
    })
    try {
      await Promise.race([before, expired])
    } catch (error) {
      // The turn that comes is the next writer's.
      void before.then(release)
      throw error
    } finally {
      clearTimeout(timer)
    }
    this.#holder = { label, since: steadyTime(), release }
    return this.#holder
  }

  #waitedTooLong(label: string) {
    const holder = this.#holder
    const heldFor = holder ? `${((steadyTime() - holder.since) / 1000).toFixed(1)} s` : 'unknown'
    return new LibsqlError(
      `A write waited ${this.#timeout / 1000} s for its turn and gave up. ` +
        `Waiting: "${shorten(label)}". ` +
        `The turn is held for ${heldFor} by: "${shorten(holder?.label ?? 'nobody')}". ` +
        'Often a write inside a transaction was called without `req` and so waits for its own caller.',
      'WRITE_LOCK_TIMEOUT',
    )
  }
}

const shorten = (sql: string) => {
  const line = sql.replace(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 160)}…` : line
}
