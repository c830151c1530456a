import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import type { FileStore, NamedFile } from './fileStore.ts'
import { filesDirOf } from './filesDir.ts'
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

/** Returns the store of the folder that Payload fills, each file under its own name. */
export function folderStore(folder: string): FileStore {
  const placeOf = ({ name }: NamedFile) => path.join(folder, path.basename(name))
  return {
    async find(file) {
      const place = placeOf(file)
      const status = await stat(place, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!status?.isFile()) return null
      const version = `${status.mtimeNs} ${status.ino}`
      return { size: Number(status.size), version, read: (range) => createReadStream(place, range) }
    },
    async put(file, bytes) {
      const part = path.join(folder, `${randomUUID()}.part`)
      await mkdir(folder, { recursive: true })
      try {
        await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }))
        await rename(part, placeOf(file))
      } finally {
        await rm(part, { force: true })
      }
    },
    remove: (file) => rm(placeOf(file), { force: true }),
    async isEmpty() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.every((entry) => entry.isDirectory())
    },
  }
}
