import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AnyAdapterObj, onInit } from './adapterParts.ts'
import { withAfterCommit } from './afterCommit.ts'
import { type DatabaseTimeoutOptions, withDatabaseTimeout } from './databaseTimeout.ts'
import { withDistinctTimes } from './distinctTimes.ts'
import { withJournal } from './journal.ts'
import { createLeases, type LeasingAdapter } from './leases.ts'
import { rejectAfterRollback } from './rejectAfterRollback.ts'
import { type SqliteDatabaseOptions, sqliteDatabase } from './sqliteDatabase.ts'

export interface DatabaseOptions extends Partial<Omit<SqliteDatabaseOptions, 'url'>> {
  /** Address, `file:…` or `mongodb://…`; if empty, `directory.db` in `dataDir`. */
  url?: string
  dataDir?: string
  /** Milliseconds to wait for MongoDB before asking whether it is still available; tests use less. */
  timeout?: Pick<DatabaseTimeoutOptions, 'timeoutMs' | 'answerMs'>
}

const isMongoUrl = (url: string): boolean => /^mongodb(?:\+srv)?:\/\//.test(url)

const migrationsBesideThis = fileURLToPath(new URL('./migrations', import.meta.url))

/** Returns the value of `db` in Payload's configuration: SQLite or MongoDB, depending on the address. */
export async function createDatabaseAdapter(options: DatabaseOptions): Promise<AnyAdapterObj> {
  const { dataDir = './data', migrationDir = migrationsBesideThis, timeout, ...rest } = options
  const url = options.url || pathToFileURL(join(resolve(dataDir), 'directory.db')).href
  if (isMongoUrl(url)) {
    // Loaded only if needed: it takes a good part of the start and 20 MB.
    const { mongoDatabase, mongoTimeoutOptions } = await import('./mongoDatabase.ts')
    return complete(
      withDatabaseTimeout(mongoDatabase({ url, migrationDir }), (adapter) => ({
        ...mongoTimeoutOptions(adapter),
        ...timeout,
      })),
    )
  }
  if (url.startsWith('file:')) return complete(withLeases(sqliteDatabase({ ...rest, url, migrationDir })))
  throw new Error(
    `DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB), not with ${url.split(':')[0]}:`,
  )
}

const complete = (adapter: AnyAdapterObj) =>
  withAfterCommit(withJournal(rejectAfterRollback(withDistinctTimes(adapter))))

/** Adds leases for a single process, the only one on the file. */
const withLeases = (adapterObj: AnyAdapterObj): AnyAdapterObj =>
  onInit(adapterObj, (adapter: LeasingAdapter) => {
    adapter.leases = createLeases()
  })
