import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** Addresses that get no verification requests. The id is a keyed hash, so that it can be kept when a person is erased. */
export const OptOuts: CollectionConfig = {
  slug: 'objections',
  typescript: { interface: 'OptOut' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [id, { name: 'at', type: 'date', required: true }],
}
