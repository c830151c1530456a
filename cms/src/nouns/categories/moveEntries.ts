import type { Payload, PayloadRequest, Where } from 'payload'
import { asStaff } from '../../operations/documents/documents.ts'
import { assertNoErrors, inTransaction } from '../../operations/transaction/inTransaction.ts'
import { categoryIdsOf } from './findCategory.ts'

/** Few enough for a list in a query. */
const atOnce = 500

interface StoredVersion {
  id: string
  parent: string
  createdAt: string
  updatedAt: string
  latest?: boolean
  version: object
}

/** Ids of the entries that fit, those in the trash included. */
export async function entryIds(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'entries',
    where,
    limit: 0,
    pagination: false,
    select: {},
    req,
  })
  return docs.map(({ id }) => id)
}

/**
 * Gives entries another category, those in the trash included, as the logged-in account or as the system. Answers how
 * many.
 */
export async function moveEntries(
  req: PayloadRequest,
  ids: readonly string[],
  into: string,
): Promise<number> {
  for (let i = 0; i < ids.length; i += atOnce)
    assertNoErrors(
      await req.payload.update({
        collection: 'entries',
        where: { id: { in: ids.slice(i, i + atOnce) } },
        data: { category: into },
        trash: true,
        depth: 0,
        // Entries that were added meanwhile are moved by the system.
        ...(req.user ? asStaff(req) : { req }),
      }),
    )
  return ids.length
}

/** Of earlier versions that name a category. */
async function versionsNaming(req: PayloadRequest, where: Where): Promise<StoredVersion[]> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'entries',
    where,
    limit: 0,
    pagination: false,
    req,
  })
  return docs as unknown as StoredVersion[]
}

/** Ids of the versions of these entries that name a category. */
export async function versionIds(
  req: PayloadRequest,
  category: string,
  entries: readonly string[],
): Promise<string[]> {
  const of = new Set(entries)
  const found = await versionsNaming(req, { 'version.category': { equals: category } })
  return found.flatMap(({ id, parent }) => (of.has(parent) ? [id] : []))
}

/** Past the hooks, since versions have none: an earlier version must not lead to a category that is gone. */
export async function moveVersions(
  req: PayloadRequest,
  { from, into }: { from: string; into: string },
  isMeant: (version: StoredVersion) => boolean = () => true,
): Promise<void> {
  const found = await versionsNaming(req, { 'version.category': { equals: from } })
  for (const { id, version, parent, createdAt, updatedAt, latest } of found.filter(isMeant)) {
    await req.payload.db.updateVersion({
      collection: 'entries',
      id,
      versionData: { parent, createdAt, updatedAt, latest, version: { ...version, category: into } } as never,
      req,
    })
  }
}

/** On MongoDB an entry may have come in under the old name meanwhile: neither act saw the other. */
export async function moveLatecomers(payload: Payload, from: string, into: string): Promise<void> {
  const late: Where = { category: { equals: from } }
  if ((await payload.count({ collection: 'entries', where: late, trash: true })).totalDocs > 0)
    await inTransaction(payload, async (req) => {
      await moveEntries(req, await entryIds(req, late), into)
      await moveVersions(req, { from, into })
    })
}

/** Top categories that have a category; `both`: the other one, too. */
export async function topsOf(
  req: PayloadRequest,
  category: string,
  other: string,
): Promise<{ id: string; both: boolean }[]> {
  const { docs } = await req.payload.find({
    collection: 'top-categories',
    where: { categories: { in: [category] } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map((top) => ({ id: top.id, both: categoryIdsOf(top).includes(other) }))
}

/** Editors may not change top categories; what belongs to a category follows it all the same. */
export async function changeTops(
  req: PayloadRequest,
  tops: readonly { id: string }[],
  change: (categories: string[], top: { id: string }) => string[],
): Promise<void> {
  for (const top of tops) {
    const scope = { collection: 'top-categories', id: top.id, depth: 0, req } as const
    const present = await req.payload.findByID({ ...scope, disableErrors: true })
    if (!present) continue
    const categories = [...new Set(change(categoryIdsOf(present), top))]
    await req.payload.update({ ...scope, data: { categories } })
  }
}
