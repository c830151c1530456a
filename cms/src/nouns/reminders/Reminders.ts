import { internalCollection } from '../../operations/collections/internalCollection.ts'

/** Day on which an account got its last daily mail about waiting requests; the id is that of the account. */
export const Reminders = internalCollection({
  slug: 'reminders',
  timestamps: false,
  fields: [
    /** `YYYY-MM-DD` in the region. */
    { name: 'day', type: 'text', required: true },
  ],
})
