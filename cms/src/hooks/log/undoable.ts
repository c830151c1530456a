import type { PayloadRequest, Where } from 'payload'
import { currentIso } from '#clock.ts'
import { changeMatching } from '#lib/changeDocuments.ts'
import { countAll } from '#lib/find/find.ts'
import type { UndoKind } from '#shared/contract/history'
import type { Role } from '#shared/roles'

/** Ids and names of categories, no personal data. */
export type UndoData =
  /** The journal has all data. */
  | { kind: Noted; data?: undefined }
  /** The decision has the line's id; the parts of several say how. */
  | { kind: 'import' | 'decision' | 'several'; data?: undefined }
  | { kind: 'trash'; data?: { category?: string } }
  | { kind: 'move'; data: CategoryMove }
  | { kind: 'merge'; data: EntryMerge }
  /** When the provider had opted out; the address is found through the entry. */
  | { kind: 'optOut'; data: { at: string } }

type Noted = Exclude<UndoKind, 'import' | 'decision' | 'several' | 'trash' | 'move' | 'merge' | 'optOut'>

/** Acts that only Admins may do and undo, on documents that Editors may change otherwise. */
const undoneByAdmins: readonly string[] = ['topic', 'optOut'] satisfies UndoData['kind'][]

export const mayUndo = (kind: string, role: Role | undefined) =>
  role === 'Admin' || !undoneByAdmins.includes(kind)

/** The remaining entry is the line's target. */
export interface EntryMerge {
  dropped: string
}

/** As the log says; the act may have created or ended one of them. */
export interface CategoryMove {
  act: 'merge' | 'split' | 'remove'
  from: { id: string; name: string }
  into: { id: string; name: string }
}

/**
 * Also marks a bulk act once its last part is undone.
 * @param which a line, or all lines about a document that offer this kind
 * @param by username
 */
export async function markUndone(
  req: PayloadRequest,
  which: { id: string } | { target: string; kind: UndoData['kind'] },
  by = req.user?.username ?? '',
) {
  const open = { undoneAt: { exists: false } }
  const where: Where =
    'id' in which
      ? { id: { equals: which.id } }
      : { target: { equals: which.target }, undoKind: { equals: which.kind }, ...open }
  const docs = await mark(req, where, by)
  const acts = new Set(docs.flatMap(({ partOf }) => partOf ?? []))
  for (const act of acts) {
    const where = { partOf: { equals: act }, undoKind: { exists: true }, ...open }
    if ((await countAll(req, 'logs', { where })) === 0) await mark(req, { id: { equals: act } }, by)
  }
}

const mark = (req: PayloadRequest, where: Where, undoneBy: string) =>
  changeMatching(req, 'logs', where, { undoneAt: currentIso(), undoneBy })
