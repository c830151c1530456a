import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import type { BatchAdapter } from '../../database/adapterParts.ts'

interface Options {
  where?: Where
  req?: Partial<PayloadRequest> | undefined
  /** Each needs several times its size until it is mapped. */
  atOnce?: number
  /** Reads all, as fast as the database can, with null for what is not said. */
  readsAll?: boolean
}

/** With the trash, directly from the database: without hooks, access rules or hidden fields. */
export async function* documentPages<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  { where = {}, req, atOnce = 100, readsAll = false }: Options = {},
): AsyncGenerator<Doc[]> {
  const scope = { sort: 'id', pagination: false, ...(req && { req }) }
  // Payload's own collections are small, and MongoDB gives them ids that cannot be compared with a text.
  const limit = collection.startsWith('payload-') ? 0 : atOnce
  const { readMany } = readsAll ? (payload.db as Pick<BatchAdapter, 'readMany'>) : {}
  for (let after = ''; ; ) {
    const further: Where = after === '' ? where : { and: [where, { id: { greater_than: after } }] }
    const docs = readMany
      ? ((await readMany(collection as 'entries', after, limit)) as Doc[])
      : (await payload.db.find<Doc>({ collection, where: further, limit, ...scope })).docs
    if (docs.length > 0) yield docs
    if (limit === 0 || docs.length < limit) return
    after = String(docs.at(-1)?.id)
  }
}
