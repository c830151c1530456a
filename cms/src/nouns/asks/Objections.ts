import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** Who does not want to be asked; the id is a keyed hash of the address, so that an erased one is not written to either. */
export const Objections: CollectionConfig = {
  slug: 'objections',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [id, { name: 'at', type: 'date', required: true }],
}
