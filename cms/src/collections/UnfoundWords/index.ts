import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/** Kept if the association wants that. */
export const UnfoundWords: CollectionConfig = {
  slug: 'unfound-words',
  ...internal,
  fields: [
    id,
    { name: 'word', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    /** Days with a search for it; shown to staff from three days on. */
    { name: 'days', type: 'number', required: true },
    /** `YYYY-MM-DD` in the region. */
    { name: 'lastDay', type: 'text', required: true, index: true },
  ],
}
