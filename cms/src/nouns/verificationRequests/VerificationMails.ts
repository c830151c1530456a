import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * Mails of verification requests. The id is the day in the region and the number on that day, so that two servers
 * together cannot exceed the daily limit. Of their links only hashes are stored.
 */
export const VerificationMails: CollectionConfig = {
  slug: 'ask-mails',
  typescript: { interface: 'VerificationMail' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    { name: 'ask', type: 'text', required: true, index: true },
    { name: 'mailedAt', type: 'date', required: true, index: true },
    { name: 'linkHash', type: 'text', required: true, unique: true, index: true },
    { name: 'objectionHash', type: 'text', required: true, unique: true, index: true },
  ],
}
