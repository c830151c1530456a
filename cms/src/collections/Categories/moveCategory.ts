import type { PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { readNotes } from '#hooks/journal/notes.ts'
import { revertNotes } from '#hooks/journal/revertNotes.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Log, TopCategory } from '#payload-types.ts'
import type { QueryOf } from '#shared/contract'
import {
  categoryIdsOf,
  categoryNamed,
  findTopCategories,
  lockCategory,
  topCategoryNamed,
} from './findCategory.ts'

export const changeAssignment = staffAct(
  async (
    req,
    { topCategory, category }: QueryOf<'POST /api/dismisscategory'>,
    { shallBeThere }: { shallBeThere: boolean },
  ) => {
    const top = await topCategoryNamed(req, topCategory)
    const { id, name } = await categoryNamed(req, category)
    if (categoryIdsOf(top).includes(id) === shallBeThere) return
    const kind = shallBeThere ? 'category_assigned' : 'category_dismissed'
    await logAct(req, { kind, category: name, top: top.name }, { noun: 'categories', id })
    await setCategories(req, top, (ids) =>
      shallBeThere ? [...ids, id] : ids.filter((other) => other !== id),
    )
  },
)

/** Under this top category (id or title) alone. Returns the id of the log line, empty if nothing changed. */
export const moveCategory = staffAct(
  async (req, { category, topCategory }: { category: string; topCategory: string }) => {
    const into = await topCategoryNamed(req, topCategory)
    const { id, name } = await categoryNamed(req, category)
    // Two moves at once would each leave it where the other one has put it.
    await lockCategory(req, id)
    const present = await findTopCategories(req, id)
    const from = present.filter((top) => top.id !== into.id)
    const wasThere = from.length < present.length
    if (wasThere && from.length === 0) return ''
    req.context[actIsLogged] = true
    for (const one of from) await setCategories(req, one, (ids) => ids.filter((other) => other !== id))
    if (!wasThere) await setCategories(req, into, (ids) => [...ids, id])
    const [top, formers] = [into.name, from.map((one) => one.name).join(', ')]
    return logAct(
      req,
      from.length > 0
        ? { kind: 'category_moved', category: name, from: formers, into: top }
        : { kind: 'category_assigned', category: name, top },
      { noun: 'categories', id, undo: { kind: 'topic' } },
    )
  },
)

const setCategories = (req: PayloadRequest, top: TopCategory, change: (ids: string[]) => string[]) =>
  changeDocument(req, 'top-categories', top.id, { categories: change(categoryIdsOf(top)) }, asStaff(req))

/**
 * Other categories under the former top categories are untouched.
 * @throws ApiError if it was moved again or one of them is gone
 */
export async function undoMoveCategory(req: PayloadRequest, line: Log) {
  const { target, values } = line
  if (target) await lockCategory(req, target)
  req.context[actIsLogged] = true
  const notes = (await readNotes(req, line)).filter(({ noun }) => noun === 'top-categories')
  const outcomes = [...(await revertNotes(req, notes)).values()]
  if (outcomes.length === 0 || outcomes.some((outcome) => outcome !== 'back'))
    throw apiError('changed_since.category')
  const category = (values as { category?: string } | null)?.category ?? line.entry ?? ''
  await logAct(req, { kind: 'topic_change_undone', name: category }, { noun: 'categories', id: target ?? '' })
  return { name: category }
}
