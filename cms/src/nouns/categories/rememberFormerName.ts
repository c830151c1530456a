import type { CollectionBeforeChangeHook } from 'payload'
import { isSame } from '../../database/journalFields.ts'

/**
 * Addresses carry the names of providers and categories; those of earlier names go on leading there. What gives a name
 * back says itself which former ones there were then.
 */
export const rememberFormerName: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !isSame(data.formerNames, originalDoc?.formerNames)) return data
  if (data.name && originalDoc?.name && data.name !== originalDoc.name) {
    const former: string[] = Array.isArray(originalDoc.formerNames) ? originalDoc.formerNames : []
    data.formerNames = [...new Set([...former, originalDoc.name])]
      .filter((name) => name !== data.name)
      .slice(-10)
  }
  return data
}
