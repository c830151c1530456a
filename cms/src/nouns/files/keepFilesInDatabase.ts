import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { leasesOf, runWhenFree } from '../../database/leases.ts'
import { filesDirOf } from '../../operations/fileStore/filesDir.ts'
import { gridStore } from '../../operations/fileStore/gridStore.ts'
import { eachFile } from './eachFile.ts'
import { hashOfBytes } from './hashOfBytes.ts'

/**
 * Moves files from the folder of a server that kept them there into the database: each once, even with several servers,
 * and removed from the folder only after it is stored completely. Files without a document stay.
 */
export async function takeOverFolder(payload: Payload): Promise<void> {
  const store = gridStore(payload)
  await runWhenFree(leasesOf(payload), 'take over files', async () => {
    for await (const file of eachFile(payload)) {
      const place = path.join(filesDirOf(payload), path.basename(file.name))
      if (!(await isFile(place))) continue
      if (!(await store.find(file))) await store.put(file, createReadStream(place))
      const kept = await store.find(file)
      if (kept && (await hashOfBytes(kept.read())) === (await hashOfBytes(createReadStream(place))))
        await rm(place)
    }
  })
}

const isFile = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isFile(),
    () => false,
  )
