import { LibsqlError } from '@libsql/core/api'
import { steadyTime } from '../clock.ts'

/** `label` says what it does, for the error of a writer that waits too long. */
export interface Hold {
  label: string
  release: () => void
}

interface Waiter {
  label: string
  admit: () => void
  reject: (error: Error) => void
}

/** For one writer at a time, first in, first out. */
export class WriteLock {
  readonly #timeout: number
  readonly #waiting: Waiter[] = []
  #holder: (Hold & { since: number }) | undefined
  #closed: Error | undefined

  /** @param timeout milliseconds a writer waits before it gives up */
  constructor(timeout: number) {
    this.#timeout = timeout
  }

  acquire(label: string): Promise<Hold> {
    if (this.#closed) return Promise.reject(this.#closed)
    if (!this.#holder) return Promise.resolve(this.#hold(label))
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        const place = this.#waiting.indexOf(waiter)
        if (place >= 0) this.#waiting.splice(place, 1)
      }
      const waiter: Waiter = {
        label,
        admit: () => {
          leave()
          resolve(this.#hold(label))
        },
        reject: (error) => {
          leave()
          reject(error)
        },
      }
      const timer = setTimeout(() => waiter.reject(this.#waitedTooLong(label)), this.#timeout)
      this.#waiting.push(waiter)
    })
  }

  /** Refuses all waiting and later writers. */
  close(error: Error): void {
    this.#closed = error
    for (const waiter of [...this.#waiting]) waiter.reject(error)
  }

  #hold(label: string): Hold {
    const hold = {
      label,
      since: steadyTime(),
      release: () => {
        if (this.#holder !== hold) return
        this.#holder = undefined
        this.#waiting[0]?.admit()
      },
    }
    this.#holder = hold
    return hold
  }

  #waitedTooLong(label: string): LibsqlError {
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
