import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** Number of unanswered calls to an entry's provider since it was last confirmed; the id is that of the entry. */
export const CallAttempts: CollectionConfig = {
  slug: 'call-attempts',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    { name: 'times', type: 'number', required: true },
    /** `YYYY-MM-DD` in the region. */
    { name: 'lastDay', type: 'text', required: true },
  ],
}
