import { randomUUID } from 'node:crypto'
import { isMongoUrl } from '@directory/cms/database/adapter.ts'
import { besideDatabase } from '@directory/cms/database/testAddress.ts'
import { dropDatabase } from '@directory/cms/database/testMongo.ts'

/** Settings that say where a measured server stores its data. */
export interface DataPlace {
  DATA_DIR: string
  /** Empty for SQLite in the folder. */
  DATABASE_URL: string
}

const given = process.env.DATABASE_URL ?? ''
if (given !== '' && !isMongoUrl(given)) {
  console.error(
    'DATABASE_URL: the measurements run on SQLite files of their own, or on a MongoDB that it names',
  )
  process.exit(1)
}
export const databaseName = given === '' ? 'SQLite' : 'MongoDB'

const made: string[] = []

/** Returns a new folder and, on MongoDB, a new database beside the configured one, which is not touched. */
export function newPlace(folder: string): DataPlace {
  if (given === '') return { DATA_DIR: folder, DATABASE_URL: '' }
  const url = besideDatabase(given, `bench-${randomUUID()}`)
  made.push(url)
  return { DATA_DIR: folder, DATABASE_URL: url }
}

export async function dropPlaces(): Promise<void> {
  for (const url of made.splice(0)) await dropDatabase(url)
}
