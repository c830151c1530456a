import type { BaseDatabaseAdapter } from 'payload'
import { reads, wrap, writeMethods } from './adapterParts.ts'
import { DatabaseUnavailable, isAway, OutcomeUnknown } from './databaseUnavailable.ts'

export type DatabaseTimeout = ReturnType<typeof createDatabaseTimeout>

export interface DatabaseTimeoutOptions {
  /** Fails or hangs if the database is unavailable. */
  ask: () => Promise<unknown>
  timeoutMs?: number
  answerMs?: number
}

const noResult = Symbol('nothing')

/** Together well below five seconds. Tests wait longer: they must not fail because the machine is busy. */
export const databaseDeadlines = { timeoutMs: 2600, answerMs: 900 }

/** Waits as long as the database responds at all, however long an operation takes. */
export function createDatabaseTimeout({
  ask,
  timeoutMs = databaseDeadlines.timeoutMs,
  answerMs = databaseDeadlines.answerMs,
}: DatabaseTimeoutOptions) {
  let asking: Promise<boolean> | undefined
  /** Until then calls fail at once: an act makes several in a row, which should not all wait. */
  let awayUntil = Number.NEGATIVE_INFINITY

  function noteAway() {
    awayUntil = performance.now() + answerMs
  }

  function answers() {
    asking ??= within(answerMs, ask())
      .then((answer) => answer !== noResult)
      .catch(() => false)
      .then((isThere) => {
        if (!isThere) noteAway()
        return isThere
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  /** @throws DatabaseUnavailable if there is no result and the database no longer responds */
  async function wait<T>(operation: () => Promise<T>) {
    if (performance.now() < awayUntil) throw new DatabaseUnavailable()
    const running = operation()
    try {
      for (;;) {
        const result = await within(timeoutMs, running)
        if (result !== noResult) return result
        if (!(await answers())) throw new DatabaseUnavailable()
      }
    } catch (error) {
      if (error instanceof DatabaseUnavailable || !isAway(error)) throw error
      // After a single broken connection the next attempt may well succeed.
      if (hasWaited(error)) noteAway()
      throw new DatabaseUnavailable(error)
    }
  }

  return { wait, answers }
}

const hasWaited = (error: unknown) => (error as Error).name.endsWith('ServerSelectionError')

async function within<T>(ms: number, running: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<typeof noResult>((resolve) => {
    timer = setTimeout(resolve, ms, noResult)
  })
  return Promise.race([running, expired]).finally(() => clearTimeout(timer))
}

type AdapterWithTimeout = BaseDatabaseAdapter & { databaseTimeout?: DatabaseTimeout }

/** SQLite is part of the process and thus always available. */
const alwaysAvailable: DatabaseTimeout = { wait: (operation) => operation(), answers: async () => true }

/** For operations that bypass the adapter. */
export const databaseTimeoutOf = (adapter: unknown) =>
  (adapter as AdapterWithTimeout).databaseTimeout ?? alwaysAvailable

/**
 * Calls do not wait for an unavailable database. A write that was given up is not stored later: its transaction is
 * rolled back here and never committed.
 */
export function addDatabaseTimeout(adapter: AdapterWithTimeout, options: DatabaseTimeoutOptions) {
  const timeout = createDatabaseTimeout(options)
  wrap(adapter, [...reads, ...writeMethods], async (operation, args) => {
    try {
      return await timeout.wait(() => operation(args))
    } catch (error) {
      const id = isAway(error) && (await args.req?.transactionID)
      if (id) await adapter.rollbackTransaction(id)
      throw error
    }
  })
  Object.assign(adapter, transactionsOf(adapter, timeout), { databaseTimeout: timeout })
}

function transactionsOf(adapter: BaseDatabaseAdapter, timeout: DatabaseTimeout) {
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
  return {
    beginTransaction: async (options?: Record<string, unknown>) => {
      const begun = timeout.wait(() => {
        const running = beginTransaction.call(adapter, options)
        // Begun after its caller gave up, a transaction is rolled back.
        const end = async (id: number | string | null) => {
          if (id) await rollbackTransaction.call(adapter, id)
        }
        running.then((id) => begun.catch(() => end(id))).catch(() => {})
        return running
      })
      return begun
    },
    commitTransaction: async (id: Parameters<typeof commitTransaction>[0]) => {
      let isAsked = false
      try {
        await timeout.wait(() => {
          isAsked = true
          return commitTransaction.call(adapter, id)
        })
      } catch (error) {
        throw isAsked && isAway(error) ? new OutcomeUnknown(error) : error
      }
    },
    rollbackTransaction: async (id: Parameters<typeof rollbackTransaction>[0]) => {
      // Always started, but not awaited if the database does not answer: without a commit nothing is stored.
      const running = rollbackTransaction.call(adapter, id)
      await timeout
        .wait(() => running)
        .catch((error) => {
          running.catch(() => {})
          if (!isAway(error)) throw error
        })
    },
  }
}
