import type { CollectionBeforeOperationHook, CollectionConfig, GlobalBeforeOperationHook } from 'payload'
import { textOf, withTexts } from './withTexts.ts'

/**
 * Lets a write ignore which fields its answer is to have: Payload would store only these as the document's version, and
 * an undo would lose the others.
 */
const withoutSelect = <Args extends object>(args: Args, operation: string): Args =>
  operation === 'create' || operation === 'update' ? { ...args, select: undefined } : args

const wholeVersions: CollectionBeforeOperationHook = ({ args, operation }) => withoutSelect(args, operation)

export const wholeGlobalVersions: GlobalBeforeOperationHook = ({ args, operation }) =>
  withoutSelect(args as object, operation)

/** Adds what every collection that the admin UI shows has in common, and its texts: `admin.<slug>.…`. */
export function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const texts = `admin.${collection.slug}`
  const [singular, plural, description] = ['one', 'many', 'about'].map((which) => textOf(`${texts}.${which}`))
  return {
    ...collection,
    ...(singular && plural && { labels: { singular, plural } }),
    fields: withTexts(texts, collection.fields),
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), wholeVersions] },
    // `rejectStaleForm` keeps two people from overwriting each other, here and under /edit.
    lockDocuments: false,
    // Messages of Payload REST mean nothing to the people using the admin UI.
    admin: { ...admin, ...(description && { description }), hideAPIURL: true },
  }
}
