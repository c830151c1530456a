import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { groups, id } from '../../operations/collections/fields.ts'

/** Single words of searches without a hit, where the association wants them kept. Written by the server alone. */
export const UnfoundWords: CollectionConfig = {
  slug: 'unfound-words',
  labels: {
    singular: { de: 'Nicht gefundenes Wort', en: 'Word not found' },
    plural: { de: 'Nicht gefundene Wörter', en: 'Words not found' },
  },
  admin: {
    group: groups.directory,
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
    /** On how many different days; shown to staff from the third on. */
    { name: 'days', type: 'number', required: true },
    /** `YYYY-MM-DD` in the region. */
    { name: 'lastDay', type: 'text', required: true, index: true },
  ],
}
