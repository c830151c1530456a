import { cleanCategoryName } from '@directory/shared/category'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { apiError } from '../../operations/errors/apiError.ts'
import { actIsLogged } from '../../operations/log/logAct.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import { categoryNamed, lockCategory } from './findCategory.ts'
import { findOrCreateCategory } from './findOrCreateCategory.ts'
import { entryIds, logMove, moveEntries } from './moveEntries.ts'
import { assertCategoryName } from './renameCategory.ts'

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
  assertCategoryName(name, 'into')
  return actAs(payload, user, async (req) => {
    const from = await categoryNamed(req, category)
    const ids = await entryIds(req, {
      and: [
        { id: { in: [...entries] } },
        { category: { equals: from.id } },
        { deletedAt: { exists: false } },
      ],
    })
    if (ids.length === 0) throw apiError('invalid.providers', { field: 'entries' })
    // A category that comes with them is part of the same act.
    req.context[actIsLogged] = true
    const target = await findOrCreateCategory(req, name)
    if (target === from.id) throw apiError('invalid.other_category', { field: 'into' })
    return { moved: ids.length, undo: await moveFrom(req, from, { id: target, name }, ids) }
  })
}

interface Place {
  id: string
  name: string
}

/** Moves entries from one category to another, in the caller's transaction. Answers the line of the log that can undo it. */
export async function moveFrom(
  req: PayloadRequest,
  from: Place,
  into: Place,
  ids: string[],
): Promise<string> {
  for (const { id } of [from, into]) await lockCategory(req, id)
  req.context[actIsLogged] = true
  await moveEntries(req, ids, into.id)
  return logMove(req, { act: 'split', from, into }, ids.length)
}
