import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * Dates of news that were deleted for good after calendars had imported them, so that calendars learn of the
 * cancellation. The texts are not kept. The id is that of the item.
 */
export const FormerDates = internalCollection({
  slug: 'former-dates',
  timestamps: false,
  fields: [
    /** `YYYY-MM-DD` */
    { name: 'occurDate', type: 'text', required: true },
    /** Time when the item was written; later changes have higher numbers in calendars. */
    { name: 'written', type: 'date', required: true },
    { name: 'withdrawnAt', type: 'date', required: true, index: true },
  ],
})
