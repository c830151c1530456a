import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, InValue } from '@libsql/core/api'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { getTableColumns } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { DatabaseAdapterObj, Migration } from 'payload'
import { type NewDocuments, ofOtherVersion, type Row } from './adapterParts.ts'
import {
  openSnapshot,
  openSqlite,
  type SqliteClient,
  type SqliteTransaction,
  sqlitePath,
} from './sqliteClient.ts'

/** Payload calls nothing else of it. */
const asClient = (client: Pick<SqliteClient, 'close' | 'execute'>) => client as unknown as Client

type SqliteMigration = NonNullable<SQLiteAdapter['prodMigrations']>[number]

export interface SqliteDatabaseOptions {
  url: string
  migrationDir: string
  /** At every start, in every environment. */
  migrations?: SqliteMigration[]
  /** False to refuse a database that lacks some of the migrations. */
  migrates?: boolean
  /** Creates the tables from the configuration; for tests of one without migrations. */
  push?: boolean
  /** Milliseconds a write waits for its turn. */
  lockTimeout?: number
}

/** With our own client and with transactions that report a failed commit. */
export function sqliteDatabase(options: SqliteDatabaseOptions): DatabaseAdapterObj<SQLiteAdapter> {
  const { url, migrationDir, migrations = [], migrates = true, push = false, lockTimeout } = options
  const stock = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    logger: false,
    migrationDir,
    push,
    transactionOptions: { behavior: 'immediate' },
  })
  return {
    ...stock,
    init: (args) => {
      const adapter = stock.init(args)
      let client: SqliteClient | undefined
      const { connect, destroy } = adapter
      adapter.beforeSchemaInit.push(({ schema }) => {
        letVersionsOutliveRelations(adapter)
        return schema
      })

      adapter.connect = async (connectArgs) => {
        client ??= await openSqlite(url, lockTimeout)
        adapter.client = asClient(client)
        await connect?.call(adapter, connectArgs)
        if (migrations.length > 0) {
          await assertKnownMigrations(client, url, migrations, migrates)
          if (migrates) await migrate(adapter, client, migrations)
        }
      }
      adapter.destroy = async () => {
        await destroy?.call(adapter)
        client?.close()
        client = undefined
        // Otherwise a later connect would use the closed client
        Reflect.deleteProperty(adapter, 'client')
      }
      Object.assign(adapter, transactionsOf(adapter), {
        beginSnapshot: () => beginSnapshot(adapter, url),
        createMany: (documents: NewDocuments) => createMany(adapter, documents),
        readEntries: (after: string, limit: number) => readEntries(adapter, after, limit),
        overwriteDeleted: () => overwriteDeleted(client),
      })
      return adapter
    },
  }
}

/**
 * Payload makes a required relation both `NOT NULL` and set to null on deletion, so a document named by an old version
 * could never be deleted.
 */
function letVersionsOutliveRelations({ rawTables }: SQLiteAdapter) {
  for (const [name, { columns }] of Object.entries(rawTables)) {
    if (!name.endsWith('_v')) continue
    for (const column of Object.values(columns)) {
      if (column.reference?.onDelete === 'set null') column.notNull = false
    }
  }
}

/** @throws if the tables were made by migrations that this version does not have, or lack some it must have */
async function assertKnownMigrations(
  client: SqliteClient,
  url: string,
  migrations: readonly SqliteMigration[],
  mayLackSome: boolean,
) {
  const table = await client.execute("SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'")
  if (table.rows.length === 0) return
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  const known = new Set<unknown>(migrations.map(({ name }) => name))
  if (rows.some(({ name }) => !known.has(name)) || (!mayLackSome && rows.length < known.size))
    throw ofOtherVersion(`The database ${sqlitePath(url)}`)
}

/**
 * Without foreign keys: otherwise a migration that rebuilds a table (create, copy, drop, rename) would delete all rows
 * that point to it. Set beforehand, because SQLite ignores `PRAGMA foreign_keys = OFF` inside a transaction, in which
 * every migration runs.
 */
async function migrate(adapter: SQLiteAdapter, client: SqliteClient, migrations: SqliteMigration[]) {
  await client.execute('PRAGMA foreign_keys = OFF')
  try {
    // Payload's general type for a migration has fewer arguments.
    await adapter.migrate({ migrations: migrations as Migration[] })
  } finally {
    await client.execute('PRAGMA foreign_keys = ON')
  }
  const { rows } = await client.execute('PRAGMA foreign_key_check')
  if (rows.length === 0) return
  const tables = [...new Set(rows.map((row) => String(row.table)))].join(', ')
  throw new Error(`After the migrations ${rows.length} rows point to rows that do not exist, in: ${tables}`)
}

interface Session {
  db: unknown
  transaction?: SqliteTransaction
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

/** The stock `beginTransaction` loses the code of an error, and `commitTransaction` hides a failed commit. */
function transactionsOf(adapter: SQLiteAdapter) {
  const sessions = adapter.sessions as Record<string, Session>
  return {
    beginTransaction: async () => {
      await adapter.initializing
      const id = randomUUID()
      sessions[id] = await openSession(adapter)
      return id
    },
    commitTransaction: async (incoming: Promise<number | string> | number | string) => {
      const id = String(await incoming)
      const session = sessions[id]
      // Of several callers who end a transaction, only the first does.
      delete sessions[id]
      await session?.resolve()
    },
  }
}

const columnsOf = ({ tables }: SQLiteAdapter, name: string) =>
  getTableColumns(tables[name] as Parameters<typeof getTableColumns>[0])

/** Values in one statement: SQLite allows many more, but other requests want their turn. */
const maxValues = 1000

/** Uses few statements: an import writes thousands, and notes a row of the journal for each. */
async function createMany(adapter: SQLiteAdapter, documents: NewDocuments) {
  const { collection, docs, withVersions, req } = documents
  const { transaction } = (adapter.sessions as Record<string, Session>)[String(await req.transactionID)] ?? {}
  if (!transaction) throw new Error('Many documents are only inserted within a transaction')
  const insert = async (tableName: string, rows: Record<string, unknown>[]) => {
    const all = columnsOf(adapter, tableName)
    const columns = [...new Set(rows.flatMap(Object.keys))].map((key) => {
      const column = all[key]
      if (!column) throw new Error(`${tableName} has no column for ${key}`)
      return { key, name: `"${column.name}"`, stored: (value: unknown) => column.mapToDriverValue(value) }
    })
    const into = `INSERT INTO "${tableName}" (${columns.map(({ name }) => name)}) VALUES `
    const marks = `(${columns.map(() => '?')})`
    const rowsAtOnce = Math.ceil(maxValues / columns.length)
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce)
      // Not through Drizzle, which takes longer to build the statement than SQLite to run it.
      const args = some.flatMap((row) =>
        columns.map(({ key, stored }) => (row[key] == null ? null : (stored(row[key]) as InValue))),
      )
      await transaction.execute({ sql: into + some.map(() => marks), args })
    }
  }
  const name = collection.replaceAll('-', '_')
  await insert(name, docs)
  if (withVersions) await insert(`_${name}_v`, docs.map(versionRowOf))
}

/** Not through Drizzle, which takes several times as long as SQLite: a start reads thousands. */
async function readEntries(adapter: SQLiteAdapter, after: string, limit: number) {
  const columns = Object.entries(columnsOf(adapter, 'entries'))
  const names = columns.map(([, { name }]) => `"${name}"`)
  const sql = `SELECT ${names} FROM "entries" WHERE "id" > ? ORDER BY "id" LIMIT ?`
  const { rows } = await adapter.client.execute({ sql, args: [after, limit] })
  return rows.map((row) => {
    const doc = {} as Row
    columns.forEach(([key, column], i) => {
      doc[key] = row[i] === null ? null : column.mapFromDriverValue(row[i])
    })
    return doc
  })
}

function versionRowOf({ id, ...doc }: Record<string, unknown>): Record<string, unknown> {
  const { createdAt, updatedAt } = doc
  const version = Object.entries(doc).map(([field, value]) => [`version_${field}`, value] as const)
  return { id: randomUUID(), parent: id, createdAt, updatedAt, ...Object.fromEntries(version) }
}

/** Without its free pages; empties the log beside it, which still contains the old ones. */
async function overwriteDeleted(client: SqliteClient | undefined) {
  if (!client) throw new Error('The database is not open')
  await client.execute('VACUUM')
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    if (rows[0]?.busy === 0) return
    if (attempt === maxCheckpoints)
      throw new Error('Another program reads the database all the time, a backup perhaps')
    await pause(checkpointPauseMs)
  }
}

const maxCheckpoints = 20
const checkpointPauseMs = 250

/** On its own connection, so that it does not block writers. */
async function beginSnapshot(adapter: SQLiteAdapter, url: string): Promise<string> {
  const client = openSnapshot(url)
  const id = randomUUID()
  const end = async () => client.close()
  const session: Session = {
    db: drizzle(asClient(client), { schema: adapter.schema }),
    resolve: end,
    reject: end,
  }
  ;(adapter.sessions as Record<string, Session>)[id] = session
  return id
}

/** Drizzle gives a transaction only during a callback, so that waits for the outcome. */
function openSession(adapter: SQLiteAdapter): Promise<Session> {
  return new Promise((opened, failed) => {
    const rolledBack = Symbol('rolled back')
    const done = adapter.drizzle.transaction(
      (db) =>
        new Promise<void>((commit, abort) => {
          opened({
            db,
            transaction: (adapter.client as unknown as SqliteClient).last,
            resolve: () => {
              commit()
              return done
            },
            reject: () => {
              abort(rolledBack)
              return done.catch((reason: unknown) => {
                if (reason !== rolledBack) throw reason
              })
            },
          })
        }),
    )
    done.catch(failed)
  })
}
