import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { makeFolder, removeFolders } from '#testFolder.ts'
import { databaseDeadlines } from './databaseTimeout.ts'
import { besideDatabase, withPatience } from './testAddress.ts'
import { dropDatabase } from './testMongo.ts'

export interface TestDatabase {
  name: 'SQLite' | 'MongoDB'
  url: () => Promise<string>
  /** Removes the databases that `url` made, and the folders of the tests. Close the clients first. */
  stop: () => Promise<void>
}

/** Milliseconds that a test waits for MongoDB: it must not fail because the machine is busy. */
const patienceMs = 60_000

export const sqlite: TestDatabase = {
  name: 'SQLite',
  url: async () => {
    // pushDevSchema remembers the schema across databases and would leave the second one empty
    process.env.PAYLOAD_FORCE_DRIZZLE_PUSH = 'true'
    return pathToFileURL(join(makeFolder(), 'directory.db')).href
  },
  stop: async () => removeFolders(),
}

function mongoServer(): TestDatabase {
  const server = inject('mongo')
  const createdNames: string[] = []
  return {
    name: 'MongoDB',
    url: async () => {
      databaseDeadlines.answerMs = patienceMs
      const url = withPatience(besideDatabase(server, `test-${randomUUID()}`), patienceMs)
      createdNames.push(url)
      return url
    },
    // Each has over a hundred collections and indexes, and the server keeps a file open for each of these.
    stop: async () => {
      for (const url of createdNames.splice(0)) await dropDatabase(url)
      removeFolders()
    },
  }
}

export const onMongo = process.env.TEST_DATABASE === 'MongoDB'

/** The database of this run; `onDatabase` and `onServer` run a suite on it. */
export const databases: TestDatabase[] = [onMongo ? mongoServer() : sqlite]

/** For what goes from one database into another. */
export const everyDatabase: TestDatabase[] = onMongo ? [sqlite, ...databases] : databases
