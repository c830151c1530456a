import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest, Where } from 'payload'
import { type Doc, isGlobal, journalKindOf, versionedBy } from './journalStamp.ts'

interface Which {
  id?: number | string
  where?: Where
  req?: Partial<PayloadRequest>
}

/**
 * Reads documents of a collection (with its trash), a global, or earlier versions, without hooks.
 *
 * @param isForStamp true: only what the stamp is made of
 */
export async function documentsAt(
  adapter: Pick<BaseDatabaseAdapter, 'find' | 'findGlobal' | 'findVersions'>,
  noun: string,
  { id, where = {}, req }: Which,
  isForStamp = false,
): Promise<Doc[]> {
  if (isGlobal(noun)) {
    const global = await adapter.findGlobal<Doc & { id: string }>({ slug: noun, ...(req && { req }) })
    return global?.updatedAt ? [global] : []
  }
  const by = id === undefined ? where : { id: { equals: id } }
  const every = { limit: 0, pagination: false, ...(req && { req }) }
  if (noun.endsWith(versionedBy)) {
    const collection = noun.slice(0, -versionedBy.length) as CollectionSlug
    const { docs } = await adapter.findVersions<Doc>({ ...{ collection, where: by }, ...every })
    return docs.map(({ id, version }) => ({ ...version, id }))
  }
  const { docs } = await adapter.find<Doc>({
    ...{ collection: noun as CollectionSlug, where: by },
    ...(isForStamp && journalKindOf(noun) === 'version' && { select: { updatedAt: true } }),
    ...every,
  })
  return docs
}
