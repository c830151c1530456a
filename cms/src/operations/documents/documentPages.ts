import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

/** Documents that are held at once. */
const atOnce = 100

/**
 * All documents of a collection, those in the trash included, a hundred at a time. Straight from the database: no hook,
 * no access rule and no hidden field stands between.
 */
export async function* documentPages<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  req?: Partial<PayloadRequest>,
): AsyncGenerator<Doc[]> {
  const scope = { sort: 'id', pagination: false, ...(req && { req }) }
  // Payload's own are few, and MongoDB gives them ids that no text can be compared with.
  const limit = collection.startsWith('payload-') ? 0 : atOnce
  for (let after = ''; ; ) {
    const where: Where = after === '' ? {} : { id: { greater_than: after } }
    const { docs } = await payload.db.find<Doc>({ collection, where, limit, ...scope })
    if (docs.length > 0) yield docs
    if (limit === 0 || docs.length < limit) return
    after = String(docs.at(-1)?.id)
  }
}
