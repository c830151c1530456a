import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/** Pairs of entries that look like one provider but that staff have marked as two. */
export const DifferentEntries: CollectionConfig = {
  slug: 'different-entries',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    /** Both ids, sorted, with a space between them. */
    { name: 'pair', type: 'text', required: true, unique: true },
  ],
}
