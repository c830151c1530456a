import type { CollectionBeforeChangeHook } from 'payload'
import { isSame } from '#database/journalFields.ts'
import type { Category } from '#payload-types.ts'

export const formerNamesOf = ({ formerNames }: Pick<Category, 'formerNames'>) =>
  (formerNames ?? []) as string[]

/**
 * Keeps the last ten names of a provider or category, so that addresses with them still work; unless the write sets the
 * former names itself, as an undo does.
 */
export const rememberFormerName: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !isSame(data.formerNames, originalDoc?.formerNames)) return
  if (data.name && originalDoc?.name && data.name !== originalDoc.name)
    data.formerNames = [...new Set([...formerNamesOf(originalDoc), originalDoc.name])]
      .filter((name) => name !== data.name)
      .slice(-10)
}
