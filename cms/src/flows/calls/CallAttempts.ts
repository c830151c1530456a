import { internalCollection } from '../../operations/collections/internalCollection.ts'

/** Number of unanswered calls to an entry's provider since it was last confirmed; the id is that of the entry. */
export const CallAttempts = internalCollection({
  slug: 'call-attempts',
  timestamps: false,
  fields: [
    { name: 'times', type: 'number', required: true },
    /** `YYYY-MM-DD` in the region. */
    { name: 'lastDay', type: 'text', required: true },
  ],
})
