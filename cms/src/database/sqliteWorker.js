// Plain JavaScript, so that the same file runs from the sources (Vitest, tsx) and, bundled, from dist.
import { Buffer } from 'node:buffer'
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/**
 * Code of one database thread: it owns one connection and processes one request after the other. Requests and answers
 * are described in `sqliteThread.ts`.
 */

/** @type {{ role: 'writer' | 'reader' }} */
const { role } = workerData
const port = parentPort

/** @type {import('libsql').Database | undefined} */
let db

/** Prepared statements by their text, least recently used first. */
const statements = new Map()

let statementCacheSize = 0

/** Path and identity of the file that was opened. */
let file

function open(options) {
  statementCacheSize = options.statementCacheSize
  db = new Database(options.path)
  pragma('busy_timeout = 5000')
  if (role === 'reader') {
    pragma('query_only = ON')
    return
  }
  pragma('journal_mode = WAL')
  pragma('journal_size_limit = 67108864')
  pragma('synchronous = FULL')
  pragma('foreign_keys = ON')
  // A new file exists only from here on
  file = { path: options.path, ...identity(options.path) }
}

function identity(path) {
  const { dev, ino } = statSync(path, { bigint: true })
  return { dev, ino }
}

/** Throws if the file was deleted or replaced: SQLite would write into the old one, and all would be lost. */
function needsSameFile() {
  let found
  try {
    found = identity(file.path)
  } catch (error) {
    found = { reason: error.message }
  }
  if (found.dev === file.dev && found.ino === file.ino) return
  const why = found.reason ?? 'another file is in its place'
  throw Object.assign(new Error(`The database file ${file.path} is not there any more (${why})`), {
    code: 'SQLITE_IOERR_VNODE',
  })
}

function pragma(text) {
  db.prepare(`PRAGMA ${text}`).all()
}

function prepared(sql) {
  const known = statements.get(sql)
  if (known) {
    statements.delete(sql)
    statements.set(sql, known)
    return known
  }
  const statement = db.prepare(sql)
  statement.safeIntegers(true)
  const described = returnsRows(statement) ? statement.columns() : undefined
  const entry = {
    statement,
    columns: described?.map((column) => column.name),
    columnTypes: described?.map((column) => column.type ?? ''),
  }
  statements.set(sql, entry)
  if (statements.size > statementCacheSize) statements.delete(statements.keys().next().value)
  return entry
}

function returnsRows(statement) {
  try {
    statement.raw(true)
    return true
  } catch {
    // It throws for a statement without rows; there is no other way to find out
    return false
  }
}

const changesSchema = /^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i

function run({ sql, args }) {
  // A statement prepared before a schema change may describe columns that no longer exist
  if (changesSchema.test(sql)) statements.clear()
  const { statement, columns, columnTypes } = prepared(sql)
  const values = nativeArgs(args)
  if (columns) return { columns, columnTypes, rows: statement.all(values).map(nativeRow), rowsAffected: 0 }
  const { changes, lastInsertRowid } = statement.run(values)
  return {
    columns: [],
    columnTypes: [],
    rows: [],
    rowsAffected: changes,
    lastInsertRowid: BigInt(lastInsertRowid),
  }
}

function nativeArgs(args) {
  if (Array.isArray(args)) return args.map(nativeArg)
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, nativeArg(value)]))
}

// The driver accepts bytes only as a Buffer, and posting turned them into a bare Uint8Array
const nativeArg = (value) =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value

function nativeRow(row) {
  return row.map((value) => {
    if (typeof value === 'bigint') {
      const number = Number(value)
      if (Number.isSafeInteger(number)) return number
      throw new RangeError('Received integer which cannot be safely represented as a JavaScript number')
    }
    if (value instanceof Uint8Array)
      return value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength)
    return value
  })
}

function needsTransaction() {
  // SQLite itself rolls back on some errors (a full disk, for example); later statements must not be written alone
  if (db.inTransaction) return
  throw Object.assign(new Error('The transaction has been rolled back'), { code: 'TRANSACTION_CLOSED' })
}

function runInTransaction(statement) {
  needsTransaction()
  return run(statement)
}

function runAlone(statement) {
  if (role === 'writer') needsSameFile()
  const result = run(statement)
  if (!db.inTransaction) return result
  // All callers share this connection: a transaction begun by a statement would include the writes of others
  rollback()
  throw Object.assign(new Error('Begin a transaction with transaction(), not by a statement'), {
    code: 'TRANSACTION_BY_STATEMENT',
  })
}

function rollback() {
  if (db.inTransaction) run({ sql: 'ROLLBACK', args: [] })
}

function commit() {
  needsTransaction()
  try {
    if (role === 'writer') needsSameFile()
    run({ sql: 'COMMIT', args: [] })
  } catch (error) {
    rollback()
    throw error
  }
}

function batch({ statements: list, begin, foreignKeysOff }) {
  const results = []
  const runAll = () => {
    for (const statement of list) {
      needsTransaction()
      results.push(run(statement))
    }
  }
  if (!begin) {
    runAll()
    return results
  }
  try {
    if (foreignKeysOff) pragma('foreign_keys = OFF')
    run({ sql: begin, args: [] })
    runAll()
    commit()
    return results
  } finally {
    rollback()
    if (foreignKeysOff) pragma('foreign_keys = ON')
  }
}

function script({ sql, inTransaction }) {
  if (inTransaction) needsTransaction()
  statements.clear()
  try {
    db.exec(sql)
  } finally {
    if (!inTransaction) rollback()
  }
}

function forget() {
  statements.clear()
  // A connection notices a schema change of another only when it runs a statement, after describing its columns
  db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').all()
}

function snapshot() {
  run({ sql: 'BEGIN', args: [] })
  // The snapshot begins with the first statement that reads
  db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').all()
}

const operations = {
  open,
  snapshot,
  begin: () => void run({ sql: 'BEGIN IMMEDIATE', args: [] }),
  run: ({ statement, inTransaction }) => (inTransaction ? runInTransaction(statement) : runAlone(statement)),
  batch,
  script,
  commit,
  rollback,
  forget,
  close: () => {
    statements.clear()
    if (!db) return
    rollback()
    db.close()
  },
}

port.on('message', ({ id, operation, ...request }) => {
  try {
    port.postMessage({ id, result: operations[operation](request) })
  } catch (error) {
    port.postMessage({
      id,
      error: { name: error.name, message: error.message, code: error.code, rawCode: error.rawCode },
    })
  }
  if (operation === 'close') port.close()
})
