import { cleanCategoryName } from '@directory/shared/category'
import { entryFields } from '@directory/shared/entryFields'
import { isReadable } from '@directory/shared/plainText'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { asStaff } from '../../operations/documents/documents.ts'
import { refuse } from '../../operations/errors/apiError.ts'
import { logAct } from '../../operations/log/logAct.ts'
import type { Renamed } from '../../operations/log/undoable.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import type { Category } from '../../payload-types.ts'
import { categoryNamed, findCategory, lockCategory } from './findCategory.ts'
import { formerNamesOf, wordsOf } from './formerNames.ts'
import {
  changeTops,
  entryIds,
  moveEntries,
  moveLatecomers,
  moveVersions,
  topsOf,
  versionIds,
} from './moveEntries.ts'

interface Renaming {
  oldCategory: string
  newCategory: string
}

interface Outcome {
  /** Entries that carry another name now, public or pending. */
  moved: number
  merged: boolean
  /** The act's line of the log; empty where there was nothing to do. */
  undo: string
}

/**
 * Renames a category; onto an existing name it merges: entries (public, pending and in the trash, with their earlier
 * versions) and assignments move, and the old name is gone but for addresses, which lead on.
 */
export async function renameCategory(
  payload: Payload,
  user: TypedUser,
  { oldCategory, newCategory }: Renaming,
): Promise<Outcome> {
  const name = cleanCategoryName(newCategory)
  refuseWrongName(name, 'newCategory')
  return actAs(payload, user, async (req) => {
    const from = await categoryNamed(req, oldCategory)
    const into = await findCategory(req, name)
    if (from.name === name) return { moved: 0, merged: false, undo: '' }
    const moved = await countEntries(req, from)
    if (into !== null && into.id !== from.id)
      return { moved, merged: true, undo: await merge(req, from, into, moved) }
    const undo = await rename(req, from, name, 'Kategorie umbenannt')
    return { moved, merged: false, undo }
  })
}

/** @param field in which it was typed */
export function refuseWrongName(name: string, field: string): void {
  if (name === '') throw refuse('category_missing.rename', { field })
  if (!isReadable(name)) throw refuse('category_invalid', { field })
  if (name.length > entryFields.category.limit)
    throw refuse('too_long.category', { field, values: { max: entryFields.category.limit } })
}

/** Public and pending. */
async function countEntries(req: PayloadRequest, { id }: Category): Promise<number> {
  const where = { category: { equals: id } }
  return (await req.payload.count({ collection: 'entries', where, ...asStaff(req) })).totalDocs
}

async function rename(req: PayloadRequest, from: Category, name: string, action: string): Promise<string> {
  const undo = await logAct(req, action, `${from.name} → ${name}`, {
    noun: 'categories',
    id: from.id,
    undo: { kind: 'rename', data: { from: from.name, to: name } },
  })
  await req.payload.update({
    collection: 'categories',
    id: from.id,
    data: { name },
    depth: 0,
    ...asStaff(req),
  })
  return undo
}

/**
 * Gives a category the name it had before.
 *
 * @throws ApiError where it is called otherwise by now, or something else is called so
 */
export async function revertRename(req: PayloadRequest, id: string, { from, to }: Renamed): Promise<void> {
  const present = await req.payload.findByID({
    collection: 'categories',
    id,
    depth: 0,
    disableErrors: true,
    ...asStaff(req),
  })
  if (present?.name !== to) throw refuse('changed_since.category')
  const other = await findCategory(req, from)
  if (other && other.id !== id) throw refuse('category_taken.rename', { values: { name: other.name } })
  await rename(req, present, from, 'Umbenennung rückgängig gemacht')
}

async function merge(req: PayloadRequest, from: Category, into: Category, count: number): Promise<string> {
  // Two that merge crosswise would each delete where the other one moves to.
  for (const { id } of [from, into]) await lockCategory(req, id)
  const entries = await entryIds(req, { category: { equals: from.id } })
  const tops = await topsOf(req, from.id, into.id)
  const undo = await logAct(
    req,
    'Kategorien zusammengelegt',
    `${from.name} → ${into.name} (${count} Anbieter)`,
    {
      noun: 'categories',
      id: into.id,
      undo: {
        kind: 'move',
        data: {
          act: 'merge',
          from: { id: from.id, name: from.name },
          into: { id: into.id, name: into.name },
          entries,
          tops,
          ended: { ...wordsOf(from), formerNames: formerNamesOf(from) },
          versions: await versionIds(req, into.id, entries),
        },
      },
    },
  )
  await moveEntries(req, entries, into.id)
  await moveVersions(req, { from: from.id, into: into.id })
  await changeTops(req, tops, (categories) => categories.map((id) => (id === from.id ? into.id : id)))
  await afterCommit(req, () => moveLatecomers(req.payload, from.id, into.id))
  await req.payload.delete({ collection: 'categories', id: from.id, depth: 0, ...asStaff(req) })
  const formerNames = [...formerNamesOf(into), ...formerNamesOf(from), from.name]
  await req.payload.update({ collection: 'categories', id: into.id, data: { formerNames }, depth: 0, req })
  return undo
}
