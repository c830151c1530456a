import type { PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import {
  assertCategoryName,
  categoryNamed,
  changeTopCategories,
  findCategory,
  lockCategory,
} from '#collections/Categories/findCategory.ts'
import { formerNamesOf } from '#collections/Categories/formerNames.ts'
import { countStanding, logMove, moveAll, moveLatecomers } from '#collections/Entries/moveEntries.ts'
import { afterCommit } from '#database/afterCommit.ts'
import { readNotes } from '#hooks/journal/notes.ts'
import { noEarlierVersion } from '#hooks/journal/restorePayloadVersion.ts'
import { revertNotes } from '#hooks/journal/revertNotes.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Category, Log } from '#payload-types.ts'
import { cleanCategoryName } from '#shared/categoryName'
import type { BodyOf } from '#shared/contract'

/**
 * If the new name exists, it merges the two: entries (public, pending and in the trash, with their earlier versions)
 * and assignments move. The old name remains in addresses, which lead to the new one.
 * @returns `moved`: how many public and pending entries
 */
export const renameCategory = staffAct(
  async (req, { oldCategory, newCategory }: BodyOf<'POST /api/renameCategory'>) => {
    const name = cleanCategoryName(newCategory)
    assertCategoryName(name, 'newCategory')
    const from = await categoryNamed(req, oldCategory)
    const into = await findCategory(req, name)
    if (from.name === name) return { moved: 0, merged: false, undo: '' }
    const moved = await countStanding(req, from.id)
    if (into !== null && into.id !== from.id)
      return { moved, merged: true, undo: await merge(req, from, into, moved) }
    req.context[actIsLogged] = true
    await changeDocument(req, 'categories', from.id, { name }, asStaff(req))
    const undo = await logRename(req, 'category_renamed', from.id, [from.name, name])
    return { moved, merged: false, undo }
  },
)

const logRename = (
  req: PayloadRequest,
  kind: 'category_renamed' | 'rename_undone',
  id: string,
  [from, into]: readonly [string, string],
) => logAct(req, { kind, from, into }, { noun: 'categories', id, undo: { kind: 'rename' } })

/**
 * A renaming, too.
 * @throws ApiError if it was renamed again or another category has the name now
 */
export async function undoRename(req: PayloadRequest, line: Log) {
  const id = line.target ?? ''
  const note = (await readNotes(req, line)).find(({ target, fields }) => target === id && fields?.name)
  if (!note?.fields?.name) throw noEarlierVersion()
  const { name } = note.fields
  const [former, renamed] = name as [string, string]
  const other = await findCategory(req, former)
  if (other && other.id !== id) throw apiError('category_taken.rename', { values: { name: other.name } })
  req.context[actIsLogged] = true
  const [outcome] = (await revertNotes(req, [{ ...note, fields: { name } }])).values()
  if (outcome !== 'back') throw apiError('changed_since.category')
  await logRename(req, 'rename_undone', id, [renamed, former])
  return { name: former }
}

async function merge(req: PayloadRequest, from: Category, into: Category, count: number) {
  // Two concurrent merges in opposite directions would each delete the other's target.
  for (const { id } of [from, into]) await lockCategory(req, id)
  req.context[actIsLogged] = true
  await moveAll(req, from.id, into.id)
  const moved = (id: string) => (id === from.id ? into.id : id)
  await changeTopCategories(req, from.id, (categories) => categories.map(moved))
  await afterCommit(req, () => moveLatecomers(req.payload, from.id, into.id))
  await req.payload.delete({ collection: 'categories', id: from.id, depth: 0, ...asStaff(req) })
  const formerNames = [...formerNamesOf(into), ...formerNamesOf(from), from.name]
  await changeDocument(req, 'categories', into.id, { formerNames })
  return logMove(req, { act: 'merge', from, into }, count)
}
