import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SettingsError } from '#settingsError.ts'

const markIn = (dataDir: string) => path.join(dataDir, 'restore-unfinished')

/** So that an incomplete copy is never used as a whole one. */
export async function markedUnfinished<T>(dataDir: string, operation: () => Promise<T>) {
  await writeFile(markIn(dataDir), 'A backup was being restored into this place.\n', { mode: 0o600 })
  const result = await operation()
  await rm(markIn(dataDir))
  return result
}

export function assertRestoreFinished(dataDir: string) {
  if (!existsSync(markIn(dataDir))) return
  throw new SettingsError(
    `Restoring a backup into ${dataDir} did not come to its end, so half of it is there. ` +
      'Delete this folder (and the database, where it is a MongoDB) and restore again.',
  )
}
