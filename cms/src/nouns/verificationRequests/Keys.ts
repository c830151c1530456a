import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** Random keys that belong to the data and not to one server, so they are included in every backup. */
export const Keys: CollectionConfig = {
  slug: 'keys',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [id, { name: 'value', type: 'text', required: true }],
}
