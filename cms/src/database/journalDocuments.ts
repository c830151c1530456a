import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest, Where } from 'payload'
import { isGlobal, type JournalDoc, journalKindOf, versionsSuffix } from './journalStamp.ts'

interface Which {
  id?: number | string
  where?: Where
  req?: Partial<PayloadRequest>
}

/**
 * Without hooks; with a collection's trash.
 * @param isForStamp true: only what the stamp is made of
 */
export async function readDocuments(
  adapter: Pick<BaseDatabaseAdapter, 'find' | 'findGlobal' | 'findVersions'>,
  noun: string,
  { id, where = {}, req }: Which,
  isForStamp = false,
): Promise<JournalDoc[]> {
  if (isGlobal(noun)) {
    const global = await adapter.findGlobal<JournalDoc & { id: string }>({ slug: noun, req })
    return global?.updatedAt ? [global] : []
  }
  const by = id === undefined ? where : { id: { equals: id } }
  const every = { limit: 0, pagination: false, req }
  if (noun.endsWith(versionsSuffix)) {
    const collection = noun.slice(0, -versionsSuffix.length) as CollectionSlug
    const { docs } = await adapter.findVersions<JournalDoc>({ collection, where: by, ...every })
    return docs.map(({ id, version }) => ({ ...version, id }))
  }
  const { docs } = await adapter.find<JournalDoc>({
    collection: noun as CollectionSlug,
    where: by,
    ...(isForStamp && journalKindOf(noun) === 'version' && { select: { updatedAt: true } }),
    ...every,
  })
  return docs
}
