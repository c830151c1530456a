import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { findableOf, matcherOf } from './matcher.ts'

type Doc = Record<string, unknown> & { id: string }

/** Names of the fields that a list is searched by. */
export interface SearchedFields {
  texts: readonly string[]
  phones?: readonly string[]
}

/**
 * Returns the condition for a search in a list of the admin UI. Databases compare letters exactly, so the documents
 * themselves are read and compared here. The trash is included, because the list filters it itself.
 */
export async function findListed(
  req: PayloadRequest,
  collection: CollectionSlug,
  { texts, phones = [] }: SearchedFields,
  query: string,
): Promise<Where> {
  const names = texts.includes('category') && collection === 'entries' ? await categoryNames(req) : null
  const { docs } = await req.payload.db.find<Doc>({
    collection,
    where: {},
    select: Object.fromEntries([...texts, ...phones].map((name) => [name, true])),
    pagination: false,
    limit: 0,
    req,
  })
  const isMeant = matcherOf(query)
  const contentOf = (doc: Doc, name: string) =>
    names && name === 'category' ? names.get(String(doc.category)) : doc[name]
  const meant: string[] = []
  const others: string[] = []
  for (const doc of docs) {
    const findable = findableOf({
      texts: texts.map((name) => contentOf(doc, name)),
      phones: phones.map((name) => doc[name]),
    })
    ;(isMeant(findable) ? meant : others).push(doc.id)
  }
  // A database accepts a limited number of values; the smaller half of a district's directory is well below it.
  return meant.length <= others.length ? { id: { in: meant } } : { id: { not_in: others } }
}

async function categoryNames(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    select: { name: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
