import type { Payload } from 'payload'
import { findStored } from '#lib/find/find.ts'
import { filePath } from '#shared/filePath'
import { storedText } from '../nounValues.ts'

/** By the file's id; `""` if there is none. */
export async function filePaths(payload: Payload, ids: readonly unknown[]) {
  const fileIds = ids.filter((id): id is string => typeof id === 'string')
  const files = fileIds.length > 0 ? await findStored(payload, 'files', { id: { in: fileIds } }) : []
  const names = new Map(files.map((file) => [file.id, storedText(file.filename)]))
  return (id: unknown) => {
    const name = names.get(storedText(id))
    return name ? filePath(name) : ''
  }
}
