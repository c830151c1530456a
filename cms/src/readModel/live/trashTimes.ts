import type { Payload } from 'payload'
import { listOfCategory } from '../changes.ts'
import { isoText, type StoredDoc, storedText, whereIdIn } from './storedDocs.ts'

/** A public row that was moved to the trash. */
interface Trashed {
  id: string
  /** Id of an entry's category; otherwise `""`. */
  category: string
  /** ISO 8601 */
  at: string
}

/** Returns which public rows are in the trash, and since when. */
async function trashed(
  payload: Payload,
  collection: 'entries' | 'links',
  ids: readonly string[] | null,
): Promise<Trashed[]> {
  const isEntries = collection === 'entries'
  const { docs } = await payload.db.find<StoredDoc>({
    collection,
    where: {
      and: [
        whereIdIn(ids),
        { deletedAt: { exists: true } },
        isEntries ? { state: { equals: 'published' } } : {},
      ],
    },
    select: { deletedAt: true, ...(isEntries && { category: true }) },
    limit: 0,
    pagination: false,
  })
  return docs.map(({ id, category, deletedAt }) => ({
    id,
    category: storedText(category),
    at: isoText(deletedAt),
  }))
}

/** Returns the times (ISO 8601) of removal, by id, of those that are in the trash. */
export async function trashTimes(
  payload: Payload,
  collection: 'entries' | 'links',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = ids.length > 0 ? await trashed(payload, collection, ids) : []
  return new Map(found.map(({ id, at }) => [id, at]))
}

/** Returns the times of all removals by the key of the list that the row was in. */
export async function removalsInTrash(
  payload: Payload,
  categoryNames: ReadonlyMap<string, string>,
): Promise<[list: string, at: string][]> {
  const [entries, links] = await Promise.all([
    trashed(payload, 'entries', null),
    trashed(payload, 'links', null),
  ])
  return [
    ...entries.map(({ category, at }): [string, string] => [
      listOfCategory(categoryNames.get(category) ?? ''),
      at,
    ]),
    ...links.map(({ at }): [string, string] => ['links', at]),
  ]
}
