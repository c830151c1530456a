import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** On which day an account had its last daily mail about what waits; the id is that of the account. */
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
