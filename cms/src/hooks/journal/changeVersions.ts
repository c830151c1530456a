import type { CollectionSlug, PayloadRequest, Where } from 'payload'

type Values = Record<string, unknown>

/** Parts of all versions that match. Without hooks: versions have none. */
export async function changeVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
  change: Values,
) {
  const { db } = req.payload
  const { docs } = await db.findVersions<Values>({ collection, where, limit: 0, pagination: false, req })
  for (const { id, parent, createdAt, updatedAt, latest, version } of docs) {
    const versionData = { parent, createdAt, updatedAt, latest, version: { ...version, ...change } }
    await db.updateVersion({ collection, id, versionData, returning: false, req })
  }
}
