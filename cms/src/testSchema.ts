import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getPayload } from 'payload'
import { sqlitePath } from './database/sqliteClient.ts'
import { readEnvironment } from './environment.ts'
import { createConfig } from './payload.config.ts'
import { makeFolder } from './testFolder.ts'

let migrated: Promise<Buffer> | undefined

/**
 * Creates the tables in a new SQLite database before a server opens it. The migrations, which take a third of a
 * server's start, run once for each test process; later databases are copies.
 */
export async function layTables(databaseUrl: string): Promise<void> {
  migrated ??= migrate()
  await writeFile(sqlitePath(databaseUrl), await migrated)
}

async function migrate(): Promise<Buffer> {
  const folder = makeFolder()
  const file = path.join(folder, 'directory.db')
  const DATABASE_URL = pathToFileURL(file).href
  const settings = readEnvironment({ DATA_DIR: folder, DATABASE_URL, SEED: 'none' })
  const payload = await getPayload({ config: createConfig(settings), key: randomUUID() })
  await payload.destroy()
  return readFile(file)
}
