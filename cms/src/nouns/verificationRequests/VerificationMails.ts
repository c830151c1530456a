import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * Mails of verification requests. The id is the day in the region and the number on that day, so that two servers
 * together cannot exceed the daily limit. Of their links only hashes are stored.
 */
export const VerificationMails = internalCollection({
  slug: 'ask-mails',
  typescript: { interface: 'VerificationMail' },
  timestamps: false,
  fields: [
    { name: 'ask', type: 'text', required: true, index: true },
    { name: 'mailedAt', type: 'date', required: true, index: true },
    { name: 'linkHash', type: 'text', required: true, unique: true, index: true },
    { name: 'objectionHash', type: 'text', required: true, unique: true, index: true },
  ],
})
