import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { SettingsError } from '#settingsError.ts'

/**
 * A lock of the operating system on `server.lock.db`, which ends with the process, so nothing needs cleaning up after a
 * crash. Do not read or copy that file while the claim is held: closing it anywhere in this process would release the
 * lock.
 * @returns what gives it up
 * @throws if another process (or this one) holds the claim
 */
export function claimDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lockFile = join(dataDir, 'server.lock.db')
  const holderFile = join(dataDir, 'server.pid')
  let database: Database.Database | undefined
  try {
    database = new Database(lockFile)
    database.exec('PRAGMA busy_timeout = 0')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database?.close()
    if (!isBusy(error))
      throw new SettingsError(
        `The lock file ${lockFile} cannot be used (${(error as Error).message}). ` +
          'Delete it, let this user write into its folder, or name another folder in DATA_DIR.',
        { cause: error },
      )
    throw new SettingsError(
      `The data folder ${dataDir} is in use by another process${describeHolder(holderFile)}. ` +
        'Only one process may write into it: stop that one first, or name another folder in DATA_DIR.',
      { cause: error },
    )
  }
  writeFileSync(holderFile, String(process.pid))
  return () => database.close()
}

const isBusy = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

function describeHolder(file: string) {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`
  } catch {
    return ''
  }
}
