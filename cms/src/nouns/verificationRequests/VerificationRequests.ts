import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * Last verification request to each address. The id is a keyed hash of the address (`addressIds`), which itself is
 * stored in the entries only. Answers are kept until the next request.
 */
export const VerificationRequests = internalCollection({
  slug: 'asks',
  typescript: { interface: 'VerificationRequest' },
  timestamps: false,
  fields: [
    { name: 'askedAt', type: 'date', required: true, index: true },
    { name: 'mailedAt', type: 'date', required: true },
    /** Number of mails so far: the first and its reminders. */
    { name: 'mails', type: 'number', required: true },
    /** `closed`: nothing is left to ask about. */
    { name: 'state', type: 'select', options: ['open', 'closed', 'objected'], required: true, index: true },
    /** Answers by entry id, `null` if there is none: `VerificationAnswers` of `readVerificationRequests.ts`. */
    { name: 'answers', type: 'json', required: true },
    /** Number that grows with each answer, so that two concurrent answers cannot overwrite each other. */
    { name: 'revision', type: 'number', required: true },
  ],
})
