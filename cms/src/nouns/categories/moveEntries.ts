import type { LogAct } from '@directory/shared/logLine'
import type { Payload, PayloadRequest, Where } from 'payload'
import { asStaff } from '../../operations/documents/documents.ts'
import { logAct } from '../../operations/log/logAct.ts'
import type { Moved } from '../../operations/log/undoable.ts'
import { assertNoErrors, inTransaction } from '../../operations/transaction/inTransaction.ts'
import type { TopCategory } from '../../payload-types.ts'
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

/** Past the hooks, since versions have none: an earlier version must not lead to a category that is gone. */
export async function moveVersions(
  req: PayloadRequest,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'entries',
    where: { 'version.category': { equals: from } },
    limit: 0,
    pagination: false,
    req,
  })
  for (const { id, version, parent, createdAt, updatedAt, latest } of docs as unknown as StoredVersion[]) {
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

async function topsOf(req: PayloadRequest, category: string): Promise<TopCategory[]> {
  const { docs } = await req.payload.find({
    collection: 'top-categories',
    where: { categories: { in: [category] } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

/** Editors may not change top categories; what belongs to a category follows it all the same. */
export async function changeTops(
  req: PayloadRequest,
  category: string,
  change: (categories: string[]) => string[],
): Promise<void> {
  for (const top of await topsOf(req, category)) {
    const categories = [...new Set(change(categoryIdsOf(top)))]
    const scope = { collection: 'top-categories', id: top.id, depth: 0, req } as const
    await req.payload.update({ ...scope, data: { categories } })
  }
}

/** True if no entry (trash included) and no top category uses it. */
export async function isUnused(req: PayloadRequest, category: string): Promise<boolean> {
  const entries = await entryIds(req, { category: { equals: category } })
  return entries.length === 0 && (await topsOf(req, category)).length === 0
}

const kinds = { merge: 'categories_merged', split: 'entries_moved' } as const

/** The line of a move, once it is done. */
export function logMove(req: PayloadRequest, { act, from, into }: Moved, count = 0): Promise<string> {
  const told: LogAct =
    act === 'remove'
      ? { kind: 'removed', noun: 'categories', name: from.name }
      : { kind: kinds[act], from: from.name, into: into.name, count }
  const place = ({ id, name }: Moved['from']) => ({ id, name })
  return logAct(req, told, {
    noun: 'categories',
    id: act === 'remove' ? from.id : into.id,
    undo: { kind: 'move', data: { act, from: place(from), into: place(into) } },
  })
}
