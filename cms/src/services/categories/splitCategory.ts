import { cleanCategoryName } from '@directory/shared/category'
import type { Payload, TypedUser } from 'payload'
import { apiErrors } from '../apiError.ts'
import { actAs } from '../inTransaction.ts'
import { logAct } from '../logs/logAct.ts'
import { categoryNamed, takeTurn } from './categories.ts'
import { findOrCreateCategory } from './findOrCreateCategory.ts'
import { entryIds, moveEntries } from './moveEntries.ts'
import { refuseWrongName } from './renameCategory.ts'

interface Split {
  category: string
  /** A name; one that there is not yet is made. */
  into: string
  /** Ids; those that stand elsewhere by now stay there. */
  entries: readonly string[]
}

/** Moves some entries of a category to another one. Answers how many, and the line of the log that can undo it. */
export async function splitCategory(
  payload: Payload,
  user: TypedUser,
  { category, into, entries }: Split,
): Promise<{ moved: number; undo: string }> {
  const name = cleanCategoryName(into)
  refuseWrongName(name, 'into')
  return actAs(payload, user, async (req) => {
    const from = await categoryNamed(req, category)
    const ids = await entryIds(req, {
      and: [
        { id: { in: [...entries] } },
        { category: { equals: from.id } },
        { deletedAt: { exists: false } },
      ],
    })
    if (ids.length === 0) throw apiErrors.invalid('Bitte wählen Sie mindestens einen Anbieter.', 'entries')
    const made: string[] = []
    const target = await findOrCreateCategory(req, name, made)
    if (target === from.id) throw apiErrors.invalid('Bitte wählen Sie eine andere Kategorie.', 'into')
    for (const id of [from.id, target]) await takeTurn(req, id)
    const undo = await logAct(req, 'Anbieter verschoben', `${from.name} → ${name} (${ids.length} Anbieter)`, {
      noun: 'categories',
      id: target,
      undo: {
        kind: 'move',
        data: {
          act: 'split',
          from: { id: from.id, name: from.name },
          into: { id: target, name },
          entries: ids,
          made: made.length > 0,
        },
      },
    })
    return { moved: await moveEntries(req, ids, target), undo }
  })
}
