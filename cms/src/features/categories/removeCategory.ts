import { asStaff } from '#access/asStaff.ts'
import {
  categoryNamed,
  changeTopCategories,
  countWithTrash,
  lockCategory,
} from '#collections/Categories/findCategory.ts'
import { countStanding, logMove, moveAll } from '#collections/Entries/moveEntries.ts'
import { actIsLogged } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'

/**
 * A category without public entries; those in the trash move to another one.
 * @param trashInto name of the other category, if there are such entries
 */
export const removeCategory = staffAct(
  async (req, { category, trashInto = '' }: { category: string; trashInto?: string }) => {
    const from = await categoryNamed(req, category)
    await lockCategory(req, from.id)
    const count = await countStanding(req, from.id)
    if (count > 0) throw apiError('category_in_use', { values: { count } })
    const trashed = await countWithTrash(req, from.id)
    if (trashed > 0 && trashInto === '') throw apiError('category_has_trash', { current: { count: trashed } })
    const into = trashInto === '' ? null : await categoryNamed(req, trashInto)
    if (into?.id === from.id) throw apiError('invalid.other_category', { field: 'trashInto' })
    req.context[actIsLogged] = true
    await changeTopCategories(req, from.id, (categories) => categories.filter((id) => id !== from.id))
    if (into) {
      await lockCategory(req, into.id)
      await moveAll(req, from.id, into.id)
    }
    await req.payload.delete({ collection: 'categories', id: from.id, depth: 0, ...asStaff(req) })
    return logMove(req, { act: 'remove', from, into: into ?? { id: '', name: '' } })
  },
)
