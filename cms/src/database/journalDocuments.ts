import type { BaseDatabaseAdapter, CollectionSlug, PayloadRequest, Where } from 'payload'
import { documentKey, type OpenNote } from './journalRows.ts'
import { isGlobal, type JournalDoc, journalKindOf, versionsSuffix } from './journalStamp.ts'

interface How {
  req?: Partial<PayloadRequest>
  /** Only what the stamp is made of. */
  isForStamp?: boolean
}

interface Which extends How {
  id?: number | string
  where?: Where
}

type Adapter = Pick<BaseDatabaseAdapter, 'find' | 'findGlobal' | 'findVersions'>

/** Without hooks; with a collection's trash. */
export async function readDocuments(
  adapter: Adapter,
  noun: string,
  { id, where = {}, req, isForStamp = false }: Which,
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

/** Those that notes are about, by `documentKey`; deleted ones are missing. */
export async function readNoted(
  adapter: Adapter,
  notes: readonly Pick<OpenNote, 'noun' | 'target'>[],
  how: How,
) {
  const present = new Map<string, JournalDoc>()
  for (const noun of new Set(notes.map((note) => note.noun))) {
    const ids = notes.flatMap((note) => (note.noun === noun ? [note.target] : []))
    for (const doc of await readDocuments(adapter, noun, { where: { id: { in: ids } }, ...how }))
      present.set(documentKey({ noun, target: isGlobal(noun) ? noun : String(doc.id) }), doc)
  }
  return present
}
