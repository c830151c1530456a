import { cleanCategoryName } from '@directory/shared/category'
import type { Payload, TypedUser } from 'payload'
import { appendTo } from '../../readModel/appendTo.ts'
import { apiErrors } from '../apiError.ts'
import { findOrCreateCategory } from '../categories/findOrCreateCategory.ts'
import { refuseWrongName } from '../categories/renameCategory.ts'
import { moveFrom } from '../categories/splitCategory.ts'
import { unknownDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { thoseThere } from '../trash/thoseThere.ts'

/** Moves entries of any categories to one, with a line of the log for each category that they leave. */
export function relocateEntries(
  payload: Payload,
  user: TypedUser,
  { entries, into }: { entries: readonly string[]; into: string },
): Promise<{ count: number; undo: string[] }> {
  const name = cleanCategoryName(into)
  refuseWrongName(name, 'into')
  return actAs(payload, user, async (req) => {
    const { docs } = await req.payload.find({
      collection: 'entries',
      where: { id: { in: [...(await thoseThere(req, 'entries', entries))] } },
      pagination: false,
      depth: 1,
      req,
    })
    if (docs.length === 0) throw unknownDocument('entries')
    const made: string[] = []
    const target = { id: await findOrCreateCategory(req, name, made), name }
    const undo: string[] = []
    const groups = new Map<string, string[]>()
    const names = new Map<string, string>()
    for (const { id, category } of docs) {
      const from = typeof category === 'object' ? category : { id: category, name: '' }
      names.set(from.id, from.name)
      if (from.id !== target.id) appendTo(groups, from.id, id)
    }
    for (const [id, ids] of groups) {
      // Undone in reverse: the category that was made for them goes with the last of them.
      const isLast = undo.length === 0
      const from = { id, name: names.get(id) ?? '' }
      undo.push(await moveFrom(req, from, target, { ids, made: made.length > 0 && isLast }))
    }
    if (undo.length === 0) throw apiErrors.invalid('Bitte wählen Sie eine andere Kategorie.', 'into')
    return { count: [...groups.values()].flat().length, undo }
  })
}
