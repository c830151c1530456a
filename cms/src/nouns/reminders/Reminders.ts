import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** Day on which an account got its last daily mail about waiting requests; the id is that of the account. */
export const Reminders: CollectionConfig = {
  slug: 'reminders',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    /** `YYYY-MM-DD` in the region. */
    { name: 'day', type: 'text', required: true },
  ],
}
