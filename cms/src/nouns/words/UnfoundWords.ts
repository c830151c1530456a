import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'

/** Single words of searches without a result, if the association wants them kept. Only the server writes them. */
export const UnfoundWords: CollectionConfig = {
  slug: 'unfound-words',
  labels: {
    singular: { de: 'Nicht gefundenes Wort', en: 'Word not found' },
    plural: { de: 'Nicht gefundene Wörter', en: 'Words not found' },
  },
  admin: {
    group: adminGroups.directory,
    hidden: true,
    useAsTitle: 'word',
    defaultColumns: ['word', 'count', 'lastDay'],
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    { name: 'word', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    /** Number of different days with a search for it; shown to staff from three days on. */
    { name: 'days', type: 'number', required: true },
    /** `YYYY-MM-DD` in the region. */
    { name: 'lastDay', type: 'text', required: true, index: true },
  ],
}
