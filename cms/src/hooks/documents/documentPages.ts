import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

/** Number of documents held at once. */
const atOnce = 100

/**
 * Yields all documents of a collection, the trash included, a hundred at a time, directly from the database: without
 * hooks, access rules or hidden fields.
 */
export async function* documentPages<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  req?: Partial<PayloadRequest>,
): AsyncGenerator<Doc[]> {
  const scope = { sort: 'id', pagination: false, ...(req && { req }) }
  // Payload's own collections are small, and MongoDB gives them ids that cannot be compared with a text.
  const limit = collection.startsWith('payload-') ? 0 : atOnce
  for (let after = ''; ; ) {
    const where: Where = after === '' ? {} : { id: { greater_than: after } }
    const { docs } = await payload.db.find<Doc>({ collection, where, limit, ...scope })
    if (docs.length > 0) yield docs
    if (limit === 0 || docs.length < limit) return
    after = String(docs.at(-1)?.id)
  }
}
