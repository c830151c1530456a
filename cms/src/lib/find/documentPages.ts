import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface Options<Doc> {
  where?: Where
  req?: Partial<PayloadRequest>
  /** Each needs several times its size until it is mapped. */
  atOnce?: number
  /** Reads the documents after an id, in place of the adapter's `find`; `where` must be absent. */
  read?: (after: string, limit: number) => Promise<Doc[]>
}

/** With the trash, directly from the database: without hooks, access rules or hidden fields. */
export async function* documentPages<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  { where = {}, req, atOnce = 100, read }: Options<Doc> = {},
): AsyncGenerator<Doc[]> {
  const scope = { sort: 'id', pagination: false, req }
  // Payload's own collections are small, and MongoDB gives them ids that cannot be compared with a text.
  const limit = collection.startsWith('payload-') ? 0 : atOnce
  for (let after = ''; ; ) {
    const further: Where = after === '' ? where : { and: [where, { id: { greater_than: after } }] }
    const docs = read
      ? await read(after, limit)
      : (await payload.db.find<Doc>({ collection, where: further, limit, ...scope })).docs
    if (docs.length > 0) yield docs
    if (limit === 0 || docs.length < limit) return
    after = String(docs.at(-1)?.id)
  }
}
