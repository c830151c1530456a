import type { CollectionConfig } from 'payload'
import { wholeVersions } from './wholeVersions.ts'
import { textOf, withTexts } from './withTexts.ts'

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
