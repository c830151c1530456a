import { filePath } from '@directory/shared/filePath'
import type { CollectionSlug, Payload, Where } from 'payload'
import { storedText } from '../nounValues.ts'

export type StoredDoc = Record<string, unknown> & { id: string }

export const storedNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/**
 * Reads directly from the database, without access control and hooks: the public data's lists of fields decide what is
 * public, and thousands of documents load several times as fast.
 */
export async function findStored(
  payload: Payload,
  collection: CollectionSlug,
  where: Where = {},
): Promise<StoredDoc[]> {
  const { docs } = await payload.db.find<StoredDoc>({ collection, where, limit: 0, pagination: false })
  return docs
}

export const whereIdIn = (ids: readonly string[] | null): Where => (ids === null ? {} : { id: { in: ids } })

/** Returns a function that gives the path of a file's id: `""` if there is none. */
export async function filePaths(payload: Payload, ids: readonly unknown[]): Promise<(id: unknown) => string> {
  const fileIds = ids.filter((id): id is string => typeof id === 'string')
  const files = fileIds.length > 0 ? await findStored(payload, 'files', whereIdIn(fileIds)) : []
  const names = new Map(files.map((file) => [file.id, storedText(file.filename)]))
  return (id) => {
    const name = names.get(storedText(id))
    return name ? filePath(name) : ''
  }
}
