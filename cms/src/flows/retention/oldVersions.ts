import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'

interface Version {
  id: string
  parent?: string | null
}

const atOnce = 200

/**
 * Deletes versions older than `before`, except the newest of these of each document, so that the state of any later day
 * can still be restored.
 *
 * @param before ISO 8601
 * @param max versions to delete in this run
 * @returns how many were deleted
 */
export async function deleteOldVersions(payload: Payload, before: string, max: number): Promise<number> {
  let deleted = 0
  const { collections, globals } = payload.config
  for (const { slug, versions } of collections)
    if (versions) deleted += await ofCollection(payload, slug as CollectionSlug, before, max - deleted)
  for (const { slug, versions } of globals)
    if (versions) deleted += await ofGlobal(payload, slug as GlobalSlug, before, max - deleted)
  return deleted
}

/** Query for the database adapter, without hooks and access rules. */
const query = (before: string, page: number) => ({
  where: { updatedAt: { less_than: before } } as Where,
  sort: ['parent', '-updatedAt', 'id'],
  page,
  limit: atOnce,
})

async function ofCollection(
  payload: Payload,
  collection: CollectionSlug,
  before: string,
  max: number,
): Promise<number> {
  const over: string[] = []
  let parent: string | null | undefined
  for (let page = 1; over.length < max; page++) {
    const { docs, hasNextPage } = await payload.db.findVersions<Version>({
      collection,
      ...query(before, page),
      select: { parent: true, updatedAt: true },
    })
    for (const version of docs as unknown as Version[]) {
      if (version.parent === parent) over.push(version.id)
      parent = version.parent
    }
    if (!hasNextPage) break
  }
  return deleteAll(over.slice(0, Math.max(0, max)), (where) =>
    payload.db.deleteVersions({ collection, where }),
  )
}

async function ofGlobal(payload: Payload, global: GlobalSlug, before: string, max: number): Promise<number> {
  const where = { updatedAt: { less_than: before } } as Where
  const { docs } = await payload.db.findGlobalVersions({ global, where, sort: '-updatedAt', limit: atOnce })
  const over = docs.slice(1).map(({ id }) => String(id))
  return deleteAll(over.slice(0, Math.max(0, max)), (ids) =>
    payload.db.deleteVersions({ globalSlug: global, where: ids }),
  )
}

async function deleteAll(
  ids: readonly string[],
  deleteWhere: (where: Where) => Promise<void>,
): Promise<number> {
  for (let i = 0; i < ids.length; i += atOnce) await deleteWhere({ id: { in: ids.slice(i, i + atOnce) } })
  return ids.length
}
