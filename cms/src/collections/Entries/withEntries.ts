import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { localeOf } from '../../lib/words/translate.ts'
import { restoreCategory } from './findOrCreateCategory.ts'
import { countWithTrash } from './moveEntries.ts'

const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const count = await countWithTrash(req.payload, String(id), req)
  if (count > 0) throw apiError('category_in_use.trash', { values: { count }, locale: localeOf(req) })
}

const restoreIfUsed: CollectionAfterDeleteHook = ({ doc, req }) =>
  afterCommit(req, () => restoreCategory(req.payload, doc.id, doc.name))

/** Keeps each category as long as an entry stands in it; categories themselves do not know of entries. */
export const withEntries = (categories: CollectionConfig): CollectionConfig => ({
  ...categories,
  hooks: {
    ...categories.hooks,
    beforeDelete: [...(categories.hooks?.beforeDelete ?? []), refuseWhileUsed],
    afterDelete: [...(categories.hooks?.afterDelete ?? []), restoreIfUsed],
  },
})
