import type { Payload } from 'payload'
import type { FileStore } from './fileStore.ts'
import { filesDirOf } from './filesDir.ts'
import { folderStore } from './folderStore.ts'
import { gridStore } from './gridStore.ts'

/** The folder beside SQLite's file, which Payload itself fills; on MongoDB the database, which the hooks of `files` fill. */
export function fileStoreOf(payload: Payload): FileStore {
  const { disableLocalStorage } = payload.collections.files.config.upload
  return disableLocalStorage ? gridStore(payload) : folderStore(filesDirOf(payload))
}
