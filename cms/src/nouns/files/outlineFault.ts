import { text } from 'node:stream/consumers'
import { maxOutlineBytes, type OutlineFault, readOutline } from '@directory/shared/outline'
import type { PayloadRequest } from 'payload'
import { namedFile } from '../../operations/fileStore/fileStore.ts'
import { fileStoreOf } from '../../operations/fileStore/fileStoreOf.ts'
import { findOne } from '../../operations/find/find.ts'

/** Returns what is wrong with a stored file as an outline for maps, or null. */
export async function outlineFault(req: PayloadRequest, id: string): Promise<OutlineFault | null> {
  const file = await findOne(req.payload, 'files', id, { req })
  // A missing file is reported elsewhere.
  if (!file?.filename) return null
  if ((file.filesize ?? 0) > maxOutlineBytes) return 'too_much'
  const bytes = await fileStoreOf(req.payload).find(namedFile(file))
  if (!bytes) throw new Error(`The bytes of ${file.filename} are lost`)
  const outline = readOutline(await text(bytes.read()))
  return typeof outline === 'string' ? outline : null
}
