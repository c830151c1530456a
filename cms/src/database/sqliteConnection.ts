import { statSync } from 'node:fs'
import {
  type InArgs,
  type InStatement,
  type InValue,
  LibsqlError,
  type ResultSet,
  type Row,
} from '@libsql/core/api'
import { ResultSetImpl } from '@libsql/core/util'
import Database from 'libsql'

/** Prepared statements that a connection keeps: preparing those of wide tables takes longest. */
const maxStatements = 300

type Run = (args: unknown) => ResultSet

export const changesSchema = (sql: string) =>
  /^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i.test(sql)

/** In this thread: each call blocks until it is done. */
export class SqliteConnection {
  readonly #path: string
  readonly #db: Database.Database
  readonly #file: string
  readonly #statements = new Map<string, Run>()

  constructor(path: string, pragmas: readonly string[]) {
    this.#path = path
    this.#db = new Database(path)
    try {
      for (const pragma of pragmas) this.run(`PRAGMA ${pragma}`)
    } catch (error) {
      this.#db.close()
      throw error
    }
    // A new file exists only from here on.
    this.#file = identityOf(path)
  }

  get inTransaction() {
    return this.#db.open && this.#db.inTransaction
  }

  run(statement: InStatement, args?: InArgs) {
    const { sql, args: given = [] } = typeof statement === 'string' ? { sql: statement, args } : statement
    const values = nativeArgs(given)
    try {
      // A statement prepared before a schema change may describe columns that no longer exist.
      if (changesSchema(sql)) this.#statements.clear()
      return this.#prepared(sql)(values)
    } catch (error) {
      throw asLibsqlError(error)
    }
  }

  commit() {
    try {
      this.assertSameFile()
      this.run('COMMIT')
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  rollback() {
    if (this.inTransaction) this.run('ROLLBACK')
  }

  /** Throws if the file was deleted or replaced: SQLite would write into the old one, and all would be lost. */
  assertSameFile() {
    let why = 'another file is in its place'
    try {
      if (identityOf(this.#path) === this.#file) return
    } catch (error) {
      why = (error as Error).message
    }
    const message = `The database file ${this.#path} is not there any more (${why})`
    throw new LibsqlError(message, 'SQLITE_IOERR_VNODE')
  }

  /** Notices a schema change of another connection, which happens otherwise after columns were described. */
  readSchemaAgain() {
    this.#statements.clear()
    this.run('SELECT 1 FROM sqlite_schema LIMIT 1')
  }

  close() {
    this.rollback()
    this.#statements.clear()
    this.#db.close()
  }

  #prepared(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    const prepared = prepare(this.#db, sql)
    if (this.#statements.size >= maxStatements) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}

function identityOf(path: string) {
  const { dev, ino } = statSync(path, { bigint: true })
  return `${dev} ${ino}`
}

function asLibsqlError(error: unknown) {
  const { message, code, rawCode } = error as Error & { code?: string; rawCode?: number }
  return code === undefined || error instanceof LibsqlError ? error : new LibsqlError(message, code, rawCode)
}

function prepare(db: Database.Database, sql: string): Run {
  const statement = db.prepare(sql)
  try {
    statement.raw(true)
  } catch {
    // It throws for a statement without rows; there is no other way to find out.
    return (args) => {
      const { changes, lastInsertRowid } = statement.run(args)
      return new ResultSetImpl([], [], [], changes, BigInt(lastInsertRowid))
    }
  }
  const columns = statement.columns().map(({ name }) => name)
  const toRow = rowMaker(columns)
  return (args) => {
    const rows = (statement.all(args) as unknown[][]).map(toRow)
    return new ResultSetImpl(columns, [], rows, 0, undefined)
  }
}

const values = Symbol('values')

/**
 * Makes rows with enumerable names and hidden positions, both of which Drizzle reads. Positions are defined once, in a
 * prototype, which saves most of the time and memory for thousands of rows.
 */
function rowMaker(columns: readonly string[]): (given: unknown[]) => Row {
  const prototype = Object.create(Object.prototype, { length: { value: columns.length } })
  for (const index of columns.keys()) {
    Object.defineProperty(prototype, index, {
      get(this: { [values]: unknown[] }) {
        return this[values][index]
      },
    })
  }
  // Of two columns with the same name the first counts.
  const named = [...columns.entries()].filter(([index, name]) => columns.indexOf(name) === index)
  return (given) => {
    const row = Object.create(prototype)
    Object.defineProperty(row, values, { value: given })
    for (const [index, name] of named) row[name] = given[index]
    return row
  }
}

function nativeArgs(args: InArgs): unknown {
  if (Array.isArray(args)) return args.map(nativeArg)
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, nativeArg(value)]))
}

function nativeArg(value: InValue | undefined): unknown {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    throw new TypeError(`The database cannot store ${value}`)
  if (typeof value === 'boolean') return value ? 1 : 0
  return value instanceof Date ? value.valueOf() : value
}
