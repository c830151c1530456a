import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * Days of news that were deleted for good after calendars had taken them: those are told that they are off. Nothing of
 * what they said is kept. The id is that of the item.
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
    /** When the item was written; later ones have higher numbers in calendars. */
    { name: 'written', type: 'date', required: true },
    { name: 'withdrawnAt', type: 'date', required: true, index: true },
  ],
}
