import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { DatabaseAdapterObj } from 'payload'
import { withAfterCommit } from './afterCommit.ts'
import { withDistinctTimes } from './distinctTimes.ts'
import { refuseAfterRollback } from './refuseAfterRollback.ts'
import { type SqliteDatabaseOptions, sqliteDatabase } from './sqliteDatabase.ts'

export interface DatabaseOptions extends Partial<Omit<SqliteDatabaseOptions, 'url'>> {
  /** `file:…` or `mongodb://…`; empty: `directory.db` in `dataDir`. */
  url?: string
  dataDir?: string
}

const migrationsBesideThis = fileURLToPath(new URL('./migrations', import.meta.url))

/** The value of `db` in Payload's configuration: SQLite or MongoDB, as the address says. */
// biome-ignore lint/suspicious/noExplicitAny: Payload's own type for "an adapter of either kind"
export async function createDatabaseAdapter(options: DatabaseOptions): Promise<DatabaseAdapterObj<any>> {
  const { dataDir = './data', migrationDir = migrationsBesideThis, ...rest } = options
  const url = options.url || pathToFileURL(join(resolve(dataDir), 'directory.db')).href
  if (/^mongodb(?:\+srv)?:\/\//.test(url)) {
    // Loading it takes a good part of a start and 20 MB, for nothing where SQLite is used.
    const { mongoDatabase } = await import('./mongoDatabase.ts')
    return complete(mongoDatabase({ url, migrationDir }))
  }
  if (url.startsWith('file:')) return complete(sqliteDatabase({ ...rest, url, migrationDir }))
  throw new Error(
    `DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB), not with ${url.split(':')[0]}:`,
  )
}

// biome-ignore lint/suspicious/noExplicitAny: as above
const complete = (adapter: DatabaseAdapterObj<any>) =>
  withAfterCommit(refuseAfterRollback(withDistinctTimes(adapter)))
