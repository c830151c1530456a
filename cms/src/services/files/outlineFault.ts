import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mostOutlineBytes, type OutlineFault, readOutline } from '@directory/shared/outline'
import type { PayloadRequest } from 'payload'
import { filesDirOf } from './filesDir.ts'

/** What is wrong with a stored file as an outline for maps, or null. */
export async function outlineFault(req: PayloadRequest, id: string): Promise<OutlineFault | null> {
  const file = await req.payload.findByID({ collection: 'files', id, depth: 0, disableErrors: true, req })
  // That it is not there others say.
  if (!file?.filename) return null
  if ((file.filesize ?? 0) > mostOutlineBytes) return 'too_much'
  const found = readOutline(await readFile(path.join(filesDirOf(req.payload), file.filename), 'utf8'))
  return typeof found === 'string' ? found : null
}
