import { appendTo } from '@directory/shared/appendTo'
import { cleanCategoryName } from '@directory/shared/category'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { unknownDocument } from '../../operations/documents/documents.ts'
import { existingIds } from '../../operations/documents/existingIds.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import { findAll } from '../../operations/find/find.ts'
import { actIsLogged } from '../../operations/log/logAct.ts'
import { runBulkOperation } from '../../operations/log/runBulkOperation.ts'
import { assertCategoryName, lockCategory } from '../categories/findCategory.ts'
import { findOrCreateCategory } from './findOrCreateCategory.ts'
import { logMove, moveEntries } from './moveEntries.ts'

/** Moves entries of any categories to one, as one act; its log lines name the categories they left. */
export async function relocateEntries(
  payload: Payload,
  user: TypedUser,
  { entries, into }: { entries: readonly string[]; into: string },
): Promise<{ count: number; undo: string[] }> {
  const name = cleanCategoryName(into)
  assertCategoryName(name, 'value')
  const operation = async (req: PayloadRequest) => {
    const docs = await findAll(req.payload, 'entries', {
      where: { id: { in: [...(await existingIds(req, 'entries', entries))] } },
      req,
      depth: 1,
    })
    if (docs.length === 0) throw unknownDocument('entries')
    // Creating the target category is part of the same act.
    req.context[actIsLogged] = true
    const target = { id: await findOrCreateCategory(req, name), name }
    const groups = new Map<string, string[]>()
    const names = new Map<string, string>()
    for (const { id, category } of docs) {
      const from = typeof category === 'object' ? category : { id: category, name: '' }
      names.set(from.id, from.name)
      if (from.id !== target.id) appendTo(groups, from.id, id)
    }
    if (groups.size === 0) throw apiError('invalid.other_category', { field: 'value' })
    for (const [id, ids] of groups) await moveFrom(req, { id, name: names.get(id) ?? '' }, target, ids)
    return [...groups.values()].flat().length
  }
  const { result, undo } = await runBulkOperation(payload, user, 'entries', operation, (count) => ({
    count,
    name: `→ ${name}`,
  }))
  return { count: result, undo }
}

interface Place {
  id: string
  name: string
}

/** Moves entries of one category; returns the id of the log line to undo it. */
async function moveFrom(req: PayloadRequest, from: Place, into: Place, ids: string[]): Promise<string> {
  for (const { id } of [from, into]) await lockCategory(req, id)
  req.context[actIsLogged] = true
  await moveEntries(req, ids, into.id)
  return logMove(req, { act: 'split', from, into }, ids.length)
}
