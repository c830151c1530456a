import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * Dates of news that were deleted for good after calendars had imported them, so that calendars learn of the
 * cancellation. The texts are not kept. The id is that of the item.
 */
export const FormerDates: CollectionConfig = {
  slug: 'former-dates',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    /** `YYYY-MM-DD` */
    { name: 'occurDate', type: 'text', required: true },
    /** Time when the item was written; later changes have higher numbers in calendars. */
    { name: 'written', type: 'date', required: true },
    { name: 'withdrawnAt', type: 'date', required: true, index: true },
  ],
}
