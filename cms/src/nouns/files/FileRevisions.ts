import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * What files held before they were replaced or deleted, in parts, so that it can be taken back; in the database on either
 * kind, so that they are kept with the act or not at all.
 */
export const FileRevisions: CollectionConfig = {
  slug: 'former-bytes',
  typescript: { interface: 'FileRevisionPart' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    id,
    /** Which parts belong together: see `revisionOf`. */
    { name: 'whole', type: 'text', required: true, index: true },
    /** Index of the part, from 0. */
    { name: 'place', type: 'number', required: true },
    /** How many there are. */
    { name: 'parts', type: 'number', required: true },
    /** Id and name of the file. */
    { name: 'file', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    /** Base64. */
    { name: 'data', type: 'textarea' },
  ],
}
