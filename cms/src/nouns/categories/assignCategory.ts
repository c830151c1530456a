import type { QueryOf } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import { asStaff } from '../../operations/documents/documents.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { inTransactionAs } from '../../operations/transaction/inTransaction.ts'
import { categoryIdsOf, categoryNamed, topCategoryNamed } from './findCategory.ts'

/** A category, and a top category by its id or title. */
type Assignment = QueryOf<'POST /api/dismisscategory'>

/** Puts a category under a top category; one that is in it already stays there, and nothing is logged. */
export const assignCategory = (payload: Payload, user: TypedUser, assignment: Assignment) =>
  changeAssignment(payload, user, assignment, true)

/** Removes a category from a top category; one that is not in it is no error. */
export const dismissCategory = (payload: Payload, user: TypedUser, assignment: Assignment) =>
  changeAssignment(payload, user, assignment, false)

function changeAssignment(
  payload: Payload,
  user: TypedUser,
  { topCategory, category }: Assignment,
  shallBeThere: boolean,
): Promise<void> {
  return inTransactionAs(payload, user, async (req) => {
    const top = await topCategoryNamed(req, topCategory)
    const { id, name } = await categoryNamed(req, category)
    const present = categoryIdsOf(top)
    if (present.includes(id) === shallBeThere) return
    const kind = shallBeThere ? 'category_assigned' : 'category_dismissed'
    await logAct(req, { kind, category: name, top: top.labelDe }, { noun: 'categories', id })
    await req.payload.update({
      collection: 'top-categories',
      id: top.id,
      data: { categories: shallBeThere ? [...present, id] : present.filter((other) => other !== id) },
      depth: 0,
      ...asStaff(req),
    })
  })
}
