import { filePath } from '@directory/shared/filePath'
import type { CollectionSlug, Payload, Where } from 'payload'

export type StoredDoc = Record<string, unknown> & { id: string }

export const storedText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const storedNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const storedTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
export const isoText = (value: unknown) => (value instanceof Date ? value.toISOString() : storedText(value))

/**
 * Reads directly from the database, without access control and hooks: the read model's lists of fields decide what is
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
