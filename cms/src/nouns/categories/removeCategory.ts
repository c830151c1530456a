import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { asStaff } from '../../operations/documents/documents.ts'
import { ApiError, apiErrors } from '../../operations/errors/apiError.ts'
import { logAct } from '../../operations/log/logAct.ts'
import { actAs } from '../../operations/transaction/inTransaction.ts'
import type { Category } from '../../payload-types.ts'
import { categoryNamed, lockCategory } from './findCategory.ts'
import { formerNamesOf, wordsOf } from './formerNames.ts'
import { changeTops, entryIds, moveEntries, moveVersions, topsOf } from './moveEntries.ts'

const refuse = {
  inUse: (count: number) =>
    new ApiError(
      409,
      'category_in_use',
      count === 1
        ? 'In dieser Kategorie steht noch ein Anbieter. Bitte ordnen Sie ihn zuerst einer anderen zu.'
        : `In dieser Kategorie stehen noch ${count} Anbieter. Bitte ordnen Sie sie zuerst einer anderen zu.`,
    ),
  trash: (count: number) =>
    new ApiError(
      409,
      'category_has_trash',
      `Zu dieser Kategorie gehört noch Gelöschtes im Papierkorb (${count}). Bitte sagen Sie, wohin es soll.`,
      { current: { count } },
    ),
}

/**
 * Deletes a category without public entries; its entries in the trash get another one. Answers the id of the
 * log line that can undo it.
 *
 * @param trashInto a name, where there is something in the trash
 */
export function removeCategory(
  payload: Payload,
  user: TypedUser,
  { category, trashInto = '' }: { category: string; trashInto?: string | undefined },
): Promise<string> {
  return actAs(payload, user, async (req) => {
    const from = await categoryNamed(req, category)
    await lockCategory(req, from.id)
    const { totalDocs } = await req.payload.count({
      collection: 'entries',
      where: { category: { equals: from.id } },
      ...asStaff(req),
    })
    if (totalDocs > 0) throw refuse.inUse(totalDocs)
    const entries = await entryIds(req, { category: { equals: from.id } })
    if (entries.length > 0 && trashInto === '') throw refuse.trash(entries.length)
    const into = trashInto === '' ? null : await categoryNamed(req, trashInto)
    if (into?.id === from.id) throw apiErrors.invalid('Bitte wählen Sie eine andere Kategorie.', 'trashInto')
    const tops = await topsOf(req, from.id, '')
    const undo = await logRemoval(req, { from, into, entries, tops })
    await changeTops(req, tops, (categories) => categories.filter((id) => id !== from.id))
    if (into) {
      await lockCategory(req, into.id)
      await moveEntries(req, entries, into.id)
      await moveVersions(req, { from: from.id, into: into.id })
    }
    await req.payload.delete({ collection: 'categories', id: from.id, depth: 0, ...asStaff(req) })
    return undo
  })
}

interface Removal {
  from: Category
  into: Category | null
  /** Ids of what lies in the trash. */
  entries: string[]
  tops: Awaited<ReturnType<typeof topsOf>>
}

function logRemoval(req: PayloadRequest, { from, into, entries, tops }: Removal): Promise<string> {
  return logAct(req, 'Kategorie entfernt', from.name, {
    noun: 'categories',
    id: from.id,
    undo: {
      kind: 'move',
      data: {
        act: 'remove',
        from: { id: from.id, name: from.name },
        into: { id: into?.id ?? '', name: into?.name ?? '' },
        entries,
        tops,
        ended: { ...wordsOf(from), formerNames: formerNamesOf(from) },
      },
    },
  })
}
