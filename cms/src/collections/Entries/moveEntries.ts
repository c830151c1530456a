import type { LogAct } from '@directory/shared/logLine'
import type { Payload, PayloadRequest } from 'payload'
import { asStaff } from '../../access/asStaff.ts'
import { logAct } from '../../hooks/log/logAct.ts'
import type { CategoryMove } from '../../hooks/log/undoable.ts'
import { changeMatching } from '../../lib/changeDocuments.ts'
import { findIds } from '../../lib/find/find.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { countWithTrash } from '../Categories/findCategory.ts'

/** Number of ids that fit into one query. */
const atOnce = 500

interface StoredVersion {
  id: string
  parent: string
  createdAt: string
  updatedAt: string
  latest?: boolean
  version: object
}

export async function countStanding(req: PayloadRequest, category: string): Promise<number> {
  const where = { category: { equals: category } }
  return (await req.payload.count({ collection: 'entries', where, ...asStaff(req) })).totalDocs
}

/** Includes the trash. Acts as the logged-in account or as the system. Returns how many. */
export async function moveEntries(
  req: PayloadRequest,
  ids: readonly string[],
  into: string,
): Promise<number> {
  // Without a user: entries that were added meanwhile are moved by the system.
  const scope = { trash: true, ...(req.user && asStaff(req)) } as const
  for (let i = 0; i < ids.length; i += atOnce)
    await changeMatching(req, 'entries', { id: { in: ids.slice(i, i + atOnce) } }, { category: into }, scope)
  return ids.length
}

/** Versions must not refer to a deleted category either. Bypasses hooks: versions have none. */
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
      versionData: { parent, createdAt, updatedAt, latest, version: { ...version, category: into } },
      req,
    })
  }
}

/** Moves entries that were added under the old category meanwhile: on MongoDB neither act sees the other. */
export async function moveLatecomers(payload: Payload, from: string, into: string): Promise<void> {
  if ((await countWithTrash(payload, from)) > 0)
    await inTransaction(payload, async (req) => {
      await moveEntries(req, await findIds(payload, 'entries', { category: { equals: from } }, { req }), into)
      await moveVersions(req, { from, into })
    })
}

const kinds = { merge: 'categories_merged', split: 'entries_moved' } as const

export function logMove(req: PayloadRequest, { act, from, into }: CategoryMove, count = 0): Promise<string> {
  const logAs: LogAct =
    act === 'remove'
      ? { kind: 'removed', noun: 'categories', name: from.name }
      : { kind: kinds[act], from: from.name, into: into.name, count }
  const place = ({ id, name }: CategoryMove['from']) => ({ id, name })
  return logAct(req, logAs, {
    noun: 'categories',
    id: act === 'remove' ? from.id : into.id,
    undo: { kind: 'move', data: { act, from: place(from), into: place(into) } },
  })
}
