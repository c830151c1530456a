import type { Payload, PayloadRequest } from 'payload'
import { findAll } from '#lib/find/find.ts'
import type { StoredEntry } from '#payload-types.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { identityOf } from '#shared/entryIdentity'
import { entryOf } from './entryOf.ts'

export async function findExactMatches(req: PayloadRequest, pending: StoredEntry) {
  const category = typeof pending.category === 'object' ? pending.category.id : pending.category
  const docs = await findAll(req, 'entries', {
    where: {
      plz: { equals: pending.plz },
      category: { equals: category },
      state: { equals: 'published' },
      id: { not_equals: pending.id },
    },
    sort: 'createdAt',
    depth: 1,
  })
  const identity = identityOf(pending)
  return docs.filter((doc) => identityOf(doc) === identity)
}

/** Empty if staff wrote the entry. */
export const ownerOf = (entry: StoredEntry) => entry.submitterEmail || (entry.token ? entry.email : '') || ''

/** Null if it is the submitter of `pending`. */
export function otherSubmitter(entry: StoredEntry, pending: StoredEntry) {
  const owner = ownerOf(entry)
  return owner !== '' && owner.toLowerCase() !== ownerOf(pending).toLowerCase() ? owner : null
}

/** Identical ones, then similar names. */
export async function findSimilarEntries(payload: Payload, pending: readonly StoredEntry[]) {
  const model = publicDataOf(payload)
  const matches = pending.map((doc) => {
    const { name, category, plz, street } = entryOf(doc)
    const identity = identityOf({ name, street, plz })
    const identical = model
      .entriesOfCategory(category)
      .filter((entry) => entry.plz === plz && identityOf(entry) === identity)
    const ids = new Set(identical.map(({ uuid }) => uuid))
    const all = new Set([...ids, ...model.similarEntries(name).map(({ uuid }) => uuid)])
    return { doc, identical: ids, ids: [...all] }
  })
  const docs = await findAll(payload, 'entries', {
    where: { id: { in: [...new Set(matches.flatMap(({ ids }) => ids))] }, state: { equals: 'published' } },
    depth: 1,
  })
  const stored = new Map(docs.map((doc) => [doc.id, doc]))
  return matches.map(({ doc, identical, ids }) =>
    ids.flatMap((id) => {
      const match = stored.get(id)
      if (!match) return []
      const entry = entryOf(match)
      const { uuid, name, category, street, plz } = entry
      const about = { identical: identical.has(id), otherSubmitter: otherSubmitter(match, doc), entry }
      return [{ uuid, name, category, street, plz, ...about }]
    }),
  )
}
