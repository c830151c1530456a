import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getPayload } from 'payload'
import { sqlitePath } from './database/sqliteClient.ts'
import { readEnvironment } from './environment.ts'
import { createConfig } from './payload.config.ts'

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
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-schema-'))
  try {
    const file = path.join(folder, 'directory.db')
    const DATABASE_URL = pathToFileURL(file).href
    const settings = readEnvironment({ DATA_DIR: folder, DATABASE_URL, SEED: 'none' })
    const payload = await getPayload({ config: createConfig(settings), key: randomUUID() })
    await payload.destroy()
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
