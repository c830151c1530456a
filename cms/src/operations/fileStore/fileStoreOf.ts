import type { Payload } from 'payload'
import type { FileStore } from './fileStore.ts'
import { filesDirOf } from './filesDir.ts'
import { folderStore } from './folderStore.ts'
import { gridStore } from './gridStore.ts'

/**
 * Returns the folder beside SQLite's file, filled by Payload; on MongoDB the database, filled by the hooks of `files`.
 */
export function fileStoreOf(payload: Payload): FileStore {
  return areInDatabase(payload) ? gridStore(payload) : folderStore(filesDirOf(payload))
}

/** Deletes bytes in the database that no document owns any more; returns the number of files. */
export const forgetUnownedBytes = async (payload: Payload): Promise<number> =>
  areInDatabase(payload) ? gridStore(payload).deleteUnowned() : 0

const areInDatabase = ({ collections }: Payload): boolean =>
  collections.files.config.upload.disableLocalStorage === true
