import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { afterCommit } from '#database/afterCommit.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { localeOf } from '#lib/words/translate.ts'
import { countWithTrash } from '../findCategory.ts'
import { restoreCategory } from '../findOrCreateCategory.ts'

export const rejectDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const count = await countWithTrash(req, String(id))
  if (count > 0) throw apiError('category_in_use.trash', { values: { count }, locale: localeOf(req) })
}

export const restoreIfUsed: CollectionAfterDeleteHook = ({ doc, req }) =>
  afterCommit(req, () => restoreCategory(req.payload, doc.id, doc.name))
