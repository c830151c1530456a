import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type InArgs, type InStatement, LibsqlError } from '@libsql/core/api'
import { yieldToRequests } from '#clock.ts'
import { changesSchema, SqliteConnection } from './sqliteConnection.ts'
import { type Hold, WriteLock } from './writeLock.ts'

/** Of every connection; the milliseconds are for other programs that have the file open. */
const common = ['busy_timeout = 1000']
const forWriting = [
  ...common,
  'journal_mode = WAL',
  'journal_size_limit = 67108864',
  'synchronous = FULL',
  'foreign_keys = ON',
]
const forReading = [...common, 'query_only = ON']

/**
 * One connection for writing and one for reading, so that no reader waits for a writer or sees what is not committed.
 * Writes run one after the other; every later read sees a write once acknowledged. Each statement blocks the thread,
 * and others have their turn before it.
 *
 * @param url `file:relative.db`, `file:/absolute.db` or `file:///absolute.db`
 */
export async function openSqlite(url: string, lockTimeout = 15_000) {
  const path = sqlitePath(url)
  await mkdir(dirname(path), { recursive: true })
  // SQLite would fail only at the first write.
  await access(path, constants.R_OK | constants.W_OK).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  const writer = new SqliteConnection(path, forWriting)
  return new SqliteClient(writer, new SqliteConnection(path, forReading), new WriteLock(lockTimeout))
}

/** Opens a third connection, which reads the file as it is now until it is closed. */
export function openSnapshot(url: string) {
  const reader = new SqliteConnection(sqlitePath(url), forReading)
  reader.run('BEGIN')
  // The snapshot begins with the first statement that reads.
  reader.readSchemaAgain()
  return {
    execute: (statement: InStatement, args?: InArgs) => inTurn(() => reader.run(statement, args)),
    close: () => reader.close(),
  }
}

async function inTurn<T>(operation: () => T) {
  await yieldToRequests()
  return operation()
}

/** Refuses other kinds of addresses and databases in memory. */
export function sqlitePath(url: string) {
  if (!url.startsWith('file:') || url.includes(':memory:') || url.includes('?'))
    throw new LibsqlError(`Not the address of a database file: ${JSON.stringify(url)}`, 'URL_INVALID')
  if (url.startsWith('file://')) return fileURLToPath(url)
  return decodeURIComponent(url.slice('file:'.length))
}

const isReadStatement = (sql: string) => /^[\s(]*select\b/i.test(sql)

const sqlOf = (statement: InStatement) => (typeof statement === 'string' ? statement : statement.sql)

export class SqliteClient {
  closed = false
  /** The transaction that began last: there is one at a time. */
  last?: SqliteTransaction
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  readonly #lock: WriteLock

  constructor(writer: SqliteConnection, reader: SqliteConnection, lock: WriteLock) {
    this.#writer = writer
    this.#reader = reader
    this.#lock = lock
  }

  async execute(statement: InStatement, args?: InArgs) {
    const sql = sqlOf(statement)
    if (isReadStatement(sql))
      return inTurn(() => {
        this.#checkOpen()
        return this.#reader.run(statement, args)
      })
    return this.#write(sql, () => {
      this.#writer.assertSameFile()
      return this.#writer.run(statement, args)
    })
  }

  /** It alone may write until it is committed, rolled back or closed. */
  async transaction() {
    const hold = await this.#lock.acquire('a transaction without a statement so far')
    try {
      this.#checkOpen()
      this.#writer.run('BEGIN IMMEDIATE')
    } catch (error) {
      hold.release()
      throw error
    }
    this.last = new SqliteTransaction(this.#writer, this.#reader, hold)
    return this.last
  }

  /** Rolls back an open transaction and refuses waiting writers. */
  close() {
    if (this.closed) return
    this.closed = true
    this.last?.close()
    this.#reader.close()
    try {
      // The last connection would do this, but statements that are not collected yet keep the file open.
      this.#writer.run('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // The log beside the file has everything.
    }
    this.#writer.close()
  }

  async #write<T>(label: string, operation: () => T) {
    const hold = await this.#lock.acquire(label)
    try {
      const result = await inTurn(() => {
        this.#checkOpen()
        return operation()
      })
      if (changesSchema(label)) this.#reader.readSchemaAgain()
      return result
    } finally {
      hold.release()
    }
  }

  #checkOpen() {
    if (this.closed) throw clientClosed()
  }
}

const clientClosed = () => new LibsqlError('The client is closed', 'CLIENT_CLOSED')

const transactionClosed = () => new LibsqlError('The transaction is closed', 'TRANSACTION_CLOSED')

export class SqliteTransaction {
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  readonly #hold: Hold
  #isOver = false
  #schemaChanged = false

  constructor(writer: SqliteConnection, reader: SqliteConnection, hold: Hold) {
    this.#writer = writer
    this.#reader = reader
    this.#hold = hold
  }

  get closed() {
    // SQLite rolls back on some errors, such as a full disk; later statements must not be written alone.
    return this.#isOver || !this.#writer.inTransaction
  }

  execute(statement: InStatement, args?: InArgs) {
    return this.#run(sqlOf(statement), () => this.#writer.run(statement, args))
  }

  async commit() {
    if (this.#isOver) throw transactionClosed()
    this.#end(() => {
      if (!this.#writer.inTransaction) throw transactionClosed()
      this.#writer.commit()
      if (this.#schemaChanged) this.#reader.readSchemaAgain()
    })
  }

  async rollback() {
    this.close()
  }

  close() {
    if (!this.#isOver) this.#end(() => this.#writer.rollback())
  }

  #run<T>(sql: string, operation: () => T) {
    return inTurn(() => {
      this.#checkOpen()
      this.#hold.label = sql
      this.#schemaChanged ||= changesSchema(sql)
      return operation()
    })
  }

  #end(operation: () => void) {
    this.#isOver = true
    try {
      operation()
    } finally {
      this.#hold.release()
    }
  }

  #checkOpen() {
    if (this.closed) throw transactionClosed()
  }
}
