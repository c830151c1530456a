import { internalCollection } from '../../fields/internalCollection.ts'

/** How the websites of providers and links last answered, by address; nothing about persons. */
export const WebsiteChecks = internalCollection({
  slug: 'website-checks',
  timestamps: false,
  fields: [
    { name: 'address', type: 'text', required: true, unique: true, index: true },
    /** ISO 8601 */
    { name: 'checkedAt', type: 'text', required: true },
    /** When it first did not answer, ISO 8601; `""` while it answers. */
    { name: 'silentSince', type: 'text', index: true },
    /** Where it has moved for good, or `""`. */
    { name: 'movedTo', type: 'text' },
  ],
})
