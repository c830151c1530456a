import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/** Pairs that look like one provider and that staff have marked as two. */
export const DifferentEntries: CollectionConfig = {
  slug: 'different-entries',
  ...internal,
  fields: [
    id,
    /** Both ids, sorted, with a space between them. */
    { name: 'pair', type: 'text', required: true, unique: true },
  ],
}
