import { Worker } from 'node:worker_threads'
// Not from `@libsql/client`, which would also load its network code.
import { LibsqlError } from '@libsql/core/api'
import type { WireResult, WireStatement } from './sqliteValues.ts'

interface Requests {
  /** `statementCacheSize`: number of prepared statements that the connection keeps. */
  open: [request: { path: string; statementCacheSize: number }, result: undefined]
  begin: [request: object, result: undefined]
  /** Starts a snapshot: later reads of this connection do not see newer writes. */
  snapshot: [request: object, result: undefined]
  commit: [request: object, result: undefined]
  rollback: [request: object, result: undefined]
  /** Drops the prepared statements, after a schema change by the other connection. */
  forget: [request: object, result: undefined]
  close: [request: object, result: undefined]
  run: [request: { statement: WireStatement; inTransaction: boolean }, result: WireResult]
  /** Runs statements; without `begin` they belong to the open transaction. */
  batch: [
    request: { statements: WireStatement[]; begin?: string; foreignKeysOff?: boolean },
    result: WireResult[],
  ]
  script: [request: { sql: string; inTransaction: boolean }, result: undefined]
}

interface Answer {
  id: number
  result?: unknown
  error?: { name: string; message: string; code?: string; rawCode?: number }
}

interface Pending {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

type Role = 'writer' | 'reader'

export interface SqliteThreads {
  writer: SqliteThread
  reader: SqliteThread
}

let begun: SqliteThreads | undefined

/** Starts the threads early: one needs a tenth of a second, in which the server can load everything else. */
export function beginSqliteThreads(): void {
  begun ??= newThreads()
}

/** Returns threads that have no file yet: those already started, or new ones. */
export function takeSqliteThreads(): SqliteThreads {
  const threads = begun ?? newThreads()
  begun = undefined
  return threads
}

const newThreads = () => ({ writer: new SqliteThread('writer'), reader: new SqliteThread('reader') })

const living = new Set<SqliteThread>()

/**
 * Ends all threads before the process ends: resolves when none is inside the driver any more. Earlier requests are
 * still completed and answered; later ones get no answer.
 */
export async function endSqliteThreads(): Promise<void> {
  await Promise.all([...living].map((thread) => thread.end()))
}

/** One connection in its own worker thread. Requests are answered in the order in which they were sent. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #role: Role
  readonly #pending = new Map<number, Pending>()
  readonly #exited: Promise<void>
  #lastId = 0
  #gone: LibsqlError | undefined
  #isEnding = false

  constructor(role: Role) {
    this.#role = role
    living.add(this)
    this.#worker = new Worker(new URL('./sqliteWorker.js', import.meta.url), {
      workerData: { role },
      name: `sqlite ${role}`,
      // Without the parent's TypeScript loader, which the worker does not need
      execArgv: [],
      // Its objects live for one answer only; the default would be 32 MB per thread.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    this.#worker.unref()
    this.#worker.on('message', (answer: Answer) => this.#settle(answer))
    let cause: Error | undefined
    this.#worker.on('error', (error: Error) => {
      cause = error
    })
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        living.delete(this)
        this.#fail(code, cause)
        resolve()
      })
    })
  }

  request<K extends keyof Requests>(operation: K, request: Requests[K][0]): Promise<Requests[K][1]> {
    if (this.#isEnding) return new Promise(() => {})
    if (this.#gone) return Promise.reject(this.#gone)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, operation, ...request })
      // Keeps the process alive while an answer is pending, not for an idle thread
      if (this.#pending.size === 0) this.#worker.ref()
      this.#pending.set(id, { resolve: resolve as (result: unknown) => void, reject })
    })
  }

  async close(): Promise<void> {
    if (!this.#gone) await this.request('close', {}).catch(() => {})
    this.#worker.ref()
    await this.#exited
  }

  /** Ends this thread; see `endSqliteThreads`. */
  async end(): Promise<void> {
    const closed = this.close()
    this.#isEnding = true
    await closed
  }

  #settle({ id, result, error }: Answer): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    this.#pending.delete(id)
    if (this.#pending.size === 0) this.#worker.unref()
    if (error) pending.reject(asError(error))
    else pending.resolve(result)
  }

  #fail(exitCode: number, cause: Error | undefined): void {
    this.#gone = new LibsqlError(
      `The database thread (${this.#role}) has ended (exit code ${exitCode}${cause ? `: ${cause.message}` : ''}); the server must be restarted`,
      'THREAD_ENDED',
      undefined,
      cause,
    )
    for (const { reject } of this.#pending.values()) reject(this.#gone)
    this.#pending.clear()
  }
}

function asError({ name, message, code, rawCode }: NonNullable<Answer['error']>): Error {
  if (code !== undefined) return new LibsqlError(message, code, rawCode)
  if (name === 'RangeError') return new RangeError(message)
  if (name === 'TypeError') return new TypeError(message)
  return new Error(message)
}
