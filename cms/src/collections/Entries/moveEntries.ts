import type { Payload, PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { changeVersions } from '#hooks/journal/changeVersions.ts'
import { logAct } from '#hooks/log/logAct.ts'
import type { CategoryMove } from '#hooks/log/undoable.ts'
import { changeMatching } from '#lib/changeDocuments.ts'
import { countAll, findIds } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { LogAct } from '#shared/logLine'
import { countWithTrash } from '../Categories/findCategory.ts'

/** Number of ids that fit into one query. */
const atOnce = 500

export const countStanding = (req: PayloadRequest, category: string) =>
  countAll(req, 'entries', { where: { category: { equals: category } }, user: req.user })

/** Includes the trash. Acts as the logged-in account or as the system. */
export async function moveEntries(req: PayloadRequest, ids: readonly string[], into: string) {
  // Without a user: entries that were added meanwhile are moved by the system.
  const scope = { trash: true, ...(req.user && asStaff(req)) } as const
  for (let i = 0; i < ids.length; i += atOnce)
    await changeMatching(req, 'entries', { id: { in: ids.slice(i, i + atOnce) } }, { category: into }, scope)
}

/** With the versions, which must not refer to a deleted category either. */
export async function moveAll(req: PayloadRequest, from: string, into: string) {
  await moveEntries(req, await findIds(req, 'entries', { category: { equals: from } }), into)
  await changeVersions(req, 'entries', { 'version.category': { equals: from } }, { category: into })
}

/** Moves entries that were added under the old category meanwhile: on MongoDB neither act sees the other. */
export async function moveLatecomers(payload: Payload, from: string, into: string) {
  if ((await countWithTrash(payload, from)) > 0)
    await inTransaction(payload, (req) => moveAll(req, from, into))
}

const kinds = { merge: 'categories_merged', split: 'entries_moved' } as const

export function logMove(req: PayloadRequest, { act, from, into }: CategoryMove, count = 0) {
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
