import type { CollectionBeforeChangeHook } from 'payload'
import { namesAreRestored } from './formerNames.ts'

/** Addresses carry the names of providers and categories; those of earlier names go on leading there. */
export const rememberFormerName: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (req.context[namesAreRestored]) return data
  if (operation === 'update' && data.name && originalDoc?.name && data.name !== originalDoc.name) {
    const former: string[] = Array.isArray(originalDoc.formerNames) ? originalDoc.formerNames : []
    data.formerNames = [...new Set([...former, originalDoc.name])]
      .filter((name) => name !== data.name)
      .slice(-10)
  }
  return data
}
