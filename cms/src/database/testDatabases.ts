import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { databaseDeadlines } from './databaseTimeout.ts'
import { besideDatabase, withPatience } from './testAddress.ts'
import { dropDatabase } from './testMongo.ts'

export interface TestDatabase {
  name: 'SQLite' | 'MongoDB'
  available: boolean
  /** Reason why it is not available. */
  reason?: string
  /** Returns the address of a new, empty database. */
  url: () => Promise<string>
  /** Removes the databases that `url` made. Close the clients first. */
  stop: () => Promise<void>
}

/** Milliseconds that a test waits for MongoDB: it must not fail because the machine is busy. */
const patienceMs = 60_000

function sqliteFiles(): TestDatabase {
  const folders: string[] = []
  return {
    name: 'SQLite',
    available: true,
    url: async () => {
      // pushDevSchema remembers the schema across databases and would leave the second one empty
      process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true'
      const folder = await mkdtemp(join(tmpdir(), 'directory-test-'))
      folders.push(folder)
      return pathToFileURL(join(folder, 'directory.db')).href
    },
    stop: async () => {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
    },
  }
}

function mongoServer(): TestDatabase {
  const server = inject('mongo') ?? {
    reason: 'the Vitest configuration does not name testSetup.ts as globalSetup',
  }
  const createdNames: string[] = []
  return {
    name: 'MongoDB',
    available: server.url !== undefined,
    reason: server.reason,
    url: async () => {
      if (!server.url) throw new Error(`There is no MongoDB for tests: ${server.reason}`)
      databaseDeadlines.answerMs = patienceMs
      const url = withPatience(besideDatabase(server.url, `test-${randomUUID()}`), patienceMs)
      createdNames.push(url)
      return url
    },
    // Each has over a hundred collections and indexes, and the server keeps a file open for each of these.
    stop: async () => {
      for (const url of createdNames.splice(0)) await dropDatabase(url)
    },
  }
}

export const sqlite = sqliteFiles()

/** `for (const db of databases) describe.skipIf(!db.available)(db.name, …)` runs a suite on both. */
export const databases: TestDatabase[] = [sqlite, mongoServer()]
