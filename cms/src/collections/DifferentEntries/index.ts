import { internalCollection } from '../../fields/internalCollection.ts'

/** Pairs of entries that look like one provider but that staff have marked as two. */
export const DifferentEntries = internalCollection({
  slug: 'different-entries',
  fields: [
    /** Both ids, sorted, with a space between them. */
    { name: 'pair', type: 'text', required: true, unique: true },
  ],
})
