import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Client,
  type InArgs,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Transaction,
  type TransactionMode,
} from '@libsql/core/api'
import { SqliteThread, takeSqliteThreads } from './sqliteThread.ts'
import { fromWire, toWire, type WireStatement } from './sqliteValues.ts'
import { type Hold, WriteLock } from './writeLock.ts'

export interface SqliteClientOptions {
  /** `file:relative.db`, `file:/absolute.db` or `file:///absolute.db` */
  url: string
  /** Milliseconds a write waits for the one before it; default 15,000. */
  lockTimeout?: number
  /** Prepared statements kept per connection; default 300. */
  statementCacheSize?: number
}

/**
 * Opens a local SQLite file with one connection for writing and one for reading, each in its own thread: neither a
 * statement nor an fsync blocks the main thread, and no reader waits for a writer. Writes run one after the other;
 * every later read sees a write once it was acknowledged. Temporary tables belong to the writing connection and are
 * invisible to reads outside a transaction.
 */
export async function openSqlite(options: SqliteClientOptions): Promise<SqliteClient> {
  const path = sqlitePath(options.url)
  await mkdir(dirname(path), { recursive: true })
  // SQLite would open a file that it may not write, and would fail only at the first write.
  await access(path, constants.R_OK | constants.W_OK).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  const { statementCacheSize = 300, lockTimeout = 15_000 } = options
  const { writer, reader } = takeSqliteThreads()
  try {
    await writer.request('open', { path, statementCacheSize })
    await reader.request('open', { path, statementCacheSize })
  } catch (error) {
    await Promise.all([writer.close(), reader.close()])
    throw error
  }
  return new SqliteClient(writer, reader, new WriteLock(lockTimeout))
}

/** Opens the file on a third connection, to read it as it is now, whatever is written later, until `end`. */
export async function openSnapshot(url: string): Promise<SnapshotClient> {
  const reader = new SqliteThread('reader')
  try {
    await reader.request('open', { path: sqlitePath(url), statementCacheSize: 100 })
    await reader.request('snapshot', {})
  } catch (error) {
    await reader.close()
    throw error
  }
  const run = async (statement: InStatement, args?: InArgs) =>
    fromWire(await reader.request('run', { statement: toWire(statement, args), inTransaction: true }))
  const refuse = () => Promise.reject(new LibsqlError('A snapshot is only read', 'SQLITE_READONLY'))
  return {
    protocol: 'file',
    closed: false,
    execute: run,
    batch: async (statements) => {
      const results: ResultSet[] = []
      for (const statement of statements) results.push(await run(statement as InStatement))
      return results
    },
    migrate: refuse,
    transaction: refuse,
    executeMultiple: refuse,
    sync: refuse,
    close: () => void reader.close(),
    end: () => reader.close(),
  }
}

/** Returns the path of a `file:` address; refuses other kinds of addresses and databases in memory. */
export function sqlitePath(url: string): string {
  if (!url.startsWith('file:') || url.includes(':memory:') || url.includes('?'))
    throw new LibsqlError(`Not the address of a database file: ${JSON.stringify(url)}`, 'URL_INVALID')
  if (url.startsWith('file://')) return fileURLToPath(url)
  return decodeURIComponent(url.slice('file:'.length))
}

const onlyReads = /^[\s(]*(?:select|values)\b/i
const readsAfterWith = /^\s*with\b(?![\s\S]*\b(?:insert|update|delete|replace)\b)/i
/** These statements must run on the connection that wrote. */
const asksTheWriter = /\b(?:changes|total_changes|last_insert_rowid)\s*\(/i
const changesSchema = /^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i

function isReadStatement(sql: string): boolean {
  return (onlyReads.test(sql) || readsAfterWith.test(sql)) && !asksTheWriter.test(sql)
}

/** The client that Drizzle needs for reading. */
export interface SnapshotClient extends Client {
  end(): Promise<void>
}

export class SqliteClient implements Client {
  readonly protocol = 'file'
  closed = false
  readonly #writer: SqliteThread
  readonly #reader: SqliteThread
  readonly #lock: WriteLock

  constructor(writer: SqliteThread, reader: SqliteThread, lock: WriteLock) {
    this.#writer = writer
    this.#reader = reader
    this.#lock = lock
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    this.#checkOpen()
    const wire = toWire(statement, args)
    if (isReadStatement(wire.sql))
      return fromWire(await this.#reader.request('run', { statement: wire, inTransaction: false }))
    return this.#write(wire.sql, async () => {
      const result = await this.#writer.request('run', { statement: wire, inTransaction: false })
      if (changesSchema.test(wire.sql)) await forgetStatements(this.#reader)
      return fromWire(result)
    })
  }

  async batch(statements: InStatement[], mode: TransactionMode = 'deferred'): Promise<ResultSet[]> {
    this.#checkOpen()
    const wire = statements.map((statement) => toWire(statement))
    if (mode === 'read') {
      const results = await this.#reader.request('batch', { statements: wire, begin: 'BEGIN' })
      return results.map(fromWire)
    }
    return this.#writeBatch(wire, false)
  }

  async migrate(statements: InStatement[]): Promise<ResultSet[]> {
    this.#checkOpen()
    const wire = statements.map((statement) => toWire(statement))
    return this.#writeBatch(wire, true)
  }

  /** Starts a transaction. In every mode it alone may write until it is committed, rolled back or closed. */
  async transaction(_mode?: TransactionMode): Promise<Transaction> {
    this.#checkOpen()
    const hold = await this.#lock.acquire('a transaction without a statement so far')
    try {
      await this.#writer.request('begin', {})
    } catch (error) {
      hold.release()
      throw error
    }
    return new SqliteTransaction(this.#writer, hold, this.#reader)
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#checkOpen()
    await this.#write(sql, async () => {
      await this.#writer.request('script', { sql, inTransaction: false })
      await forgetStatements(this.#reader)
    })
  }

  async sync(): Promise<undefined> {
    throw new LibsqlError('A local database file has nothing to synchronise with', 'SYNC_NOT_SUPPORTED')
  }

  /** Starts closing; `shutdown` also waits for it. */
  close(): void {
    void this.shutdown()
  }

  /** Rolls back an open transaction, refuses waiting writers, closes the file and ends both threads. */
  async shutdown(): Promise<void> {
    this.closed = true
    this.#lock.close(clientClosed())
    // One after the other, because the last connection to close deletes the `-wal` file; if closed at once, each could
    // see the other as open.
    await this.#reader.close()
    await this.#writer.close()
  }

  #writeBatch(statements: WireStatement[], foreignKeysOff: boolean): Promise<ResultSet[]> {
    return this.#write(statements[0]?.sql ?? 'an empty batch', async () => {
      const results = await this.#writer.request('batch', {
        statements,
        begin: 'BEGIN IMMEDIATE',
        foreignKeysOff,
      })
      if (statements.some(({ sql }) => changesSchema.test(sql))) await forgetStatements(this.#reader)
      return results.map(fromWire)
    })
  }

  async #write<T>(label: string, operation: () => Promise<T>): Promise<T> {
    const hold = await this.#lock.acquire(label)
    try {
      return await operation()
    } finally {
      hold.release()
    }
  }

  #checkOpen(): void {
    if (this.closed) throw clientClosed()
  }
}

/** Ignores a failure: a reader that has ended reports it at the next read, and the write is done. */
const forgetStatements = (reader: SqliteThread) => reader.request('forget', {}).catch(() => {})

const clientClosed = () => new LibsqlError('The client is closed', 'CLIENT_CLOSED')

class SqliteTransaction implements Transaction {
  closed = false
  readonly #writer: SqliteThread
  readonly #hold: Hold
  readonly #reader: SqliteThread
  #started = false
  #schemaChanged = false

  constructor(writer: SqliteThread, hold: Hold, reader: SqliteThread) {
    this.#writer = writer
    this.#hold = hold
    this.#reader = reader
  }

  async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
    const wire = toWire(statement, args)
    this.#note(wire.sql)
    return fromWire(await this.#writer.request('run', { statement: wire, inTransaction: true }))
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    const wire = statements.map((statement) => toWire(statement))
    for (const { sql } of wire) this.#note(sql)
    return (await this.#writer.request('batch', { statements: wire })).map(fromWire)
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#note(sql)
    this.#schemaChanged = true
    await this.#writer.request('script', { sql, inTransaction: true })
  }

  async commit(): Promise<void> {
    this.#checkOpen()
    this.closed = true
    try {
      await this.#writer.request('commit', {})
      if (this.#schemaChanged) await forgetStatements(this.#reader)
    } finally {
      this.#hold.release()
    }
  }

  async rollback(): Promise<void> {
    if (this.closed) return
    this.closed = true
    try {
      await this.#writer.request('rollback', {})
    } finally {
      this.#hold.release()
    }
  }

  close(): void {
    this.rollback().catch(() => {})
  }

  #note(sql: string): void {
    this.#checkOpen()
    if (!this.#started) this.#hold.label = sql
    this.#started = true
    this.#schemaChanged ||= changesSchema.test(sql)
  }

  #checkOpen(): void {
    if (this.closed) throw new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED')
  }
}
