import type { CollectionConfig } from 'payload'
import { wholeVersions } from './wholeVersions.ts'

/** Adds what every collection that the admin UI shows has in common. */
export function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), wholeVersions] },
    // `rejectStaleForm` keeps two people from overwriting each other, here and under /edit.
    lockDocuments: false,
    // Messages of Payload REST mean nothing to the people using the admin UI.
    admin: { ...admin, hideAPIURL: true },
  }
}
