import type { BaseDatabaseAdapter } from 'payload'
import { type AnyAdapterObj, onInit, reads, wrap, writes } from './adapterParts.ts'
import { DatabaseAway, isAway, OutcomeUnknown } from './databaseAway.ts'

/** Waits for a database as long as it answers at all, however long what it was asked may take. */
export interface Patience {
  /** @throws DatabaseAway where nothing came and the database does not answer any more */
  wait<T>(operation: () => Promise<T>): Promise<T>
  answers(): Promise<boolean>
}

export interface PatienceOptions {
  /** Asks the database for nothing; fails or hangs where it is away. */
  ask: () => Promise<unknown>
  /** Milliseconds after which it is asked whether it still answers. */
  patienceMs?: number
  /** Milliseconds that it has for that. Together with the patience a good deal less than five seconds. */
  answerMs?: number
}

const nothing = Symbol('nothing')

export function createPatience({ ask, patienceMs = 2600, answerMs = 900 }: PatienceOptions): Patience {
  let asking: Promise<boolean> | undefined
  /** Until then nobody waits again: an act asks for several things, one after the other. */
  let awayUntil = Number.NEGATIVE_INFINITY

  function noteAway(): void {
    awayUntil = performance.now() + answerMs
  }

  function answers(): Promise<boolean> {
    asking ??= within(answerMs, ask().then(yes, no))
      .then((answer) => {
        if (answer !== true) noteAway()
        return answer === true
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  async function wait<T>(operation: () => Promise<T>): Promise<T> {
    if (performance.now() < awayUntil) throw new DatabaseAway()
    const running = operation()
    try {
      for (;;) {
        const result = await within(patienceMs, running)
        if (result !== nothing) return result
        if (!(await answers())) throw new DatabaseAway()
      }
    } catch (error) {
      if (error instanceof DatabaseAway || !isAway(error)) throw error
      // After a single broken connection the next attempt may well succeed.
      if (hasWaited(error)) noteAway()
      throw new DatabaseAway(error)
    }
  }

  return { wait, answers }
}

/** The driver looks for a server that can write for a while itself. */
const hasWaited = (error: unknown) => (error as Error).name.endsWith('ServerSelectionError')

const yes = () => true
const no = () => false

async function within<T>(ms: number, running: Promise<T>): Promise<T | typeof nothing> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<typeof nothing>((resolve) => {
    timer = setTimeout(resolve, ms, nothing)
  })
  return Promise.race([running, expired]).finally(() => clearTimeout(timer))
}

export type PatientAdapter = BaseDatabaseAdapter & { patience?: Patience }

/** For what a database that is never away (SQLite) is asked as well. */
const calm: Patience = { wait: (operation) => operation(), answers: async () => true }

/** For what goes past the adapter. */
export const patienceOf = (adapter: unknown): Patience => (adapter as PatientAdapter).patience ?? calm

/** See `makePatient`. */
export const withPatience = (
  adapterObj: AnyAdapterObj,
  optionsOf: (adapter: BaseDatabaseAdapter) => PatienceOptions,
): AnyAdapterObj => onInit(adapterObj, (adapter) => makePatient(adapter, optionsOf(adapter)))

/**
 * Nobody waits for a database that is away, and what was given up is not stored later: its transaction is rolled back
 * here and never committed, so that the database forgets it, at once or when it is there again.
 */
export function makePatient(adapter: PatientAdapter, options: PatienceOptions): void {
  const patience = createPatience(options)
  wrap(adapter, [...reads, ...writes], async (operation, { req }) => {
    try {
      return await patience.wait(operation)
    } catch (error) {
      const id = isAway(error) && (await req?.transactionID)
      if (id) await adapter.rollbackTransaction(id)
      throw error
    }
  })
  Object.assign(adapter, transactionsOf(adapter, patience), { patience })
}

function transactionsOf(adapter: BaseDatabaseAdapter, patience: Patience) {
  const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
  return {
    beginTransaction: async (options?: Record<string, unknown>) => {
      const begun = patience.wait(() => {
        const running = beginTransaction.call(adapter, options)
        // One that begins after nobody waits for it any more is of no use to anybody.
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
        await patience.wait(() => {
          isAsked = true
          return commitTransaction.call(adapter, id)
        })
      } catch (error) {
        throw isAsked && isAway(error) ? new OutcomeUnknown(error) : error
      }
    },
    rollbackTransaction: async (id: Parameters<typeof rollbackTransaction>[0]) => {
      // Begun in any case, and not waited for where nobody answers: without a commit nothing is stored.
      const running = rollbackTransaction.call(adapter, id)
      await patience
        .wait(() => running)
        .catch((error) => {
          running.catch(() => {})
          if (!isAway(error)) throw error
        })
    },
  }
}
