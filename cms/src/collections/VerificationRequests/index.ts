import type { CollectionConfig } from 'payload'
import { id } from '../../fields/fields.ts'
import { internal } from '../../fields/internal.ts'

/**
 * Last verification request to each address, and whether the provider opted out. The id is a keyed hash of the address
 * (`addressIds`), which itself is stored in the entries only, so an opt-out can be kept when a person is erased. Answers
 * are kept until the next request.
 */
export const VerificationRequests: CollectionConfig = {
  slug: 'verification-requests',
  ...internal,
  fields: [
    id,
    { name: 'askedAt', type: 'date', required: true, index: true },
    { name: 'mailedAt', type: 'date', required: true },
    /** Number of mails so far: the first and its reminders. */
    { name: 'mails', type: 'number', required: true },
    /** `closed`: nothing is left to ask about. */
    { name: 'state', type: 'select', options: ['open', 'closed'], required: true, index: true },
    { name: 'optedOutAt', type: 'date', index: true },
    /** Answers by entry id, `null` if there is none: `VerificationAnswers` of `readVerificationRequests.ts`. */
    { name: 'answers', type: 'json', required: true },
    /** Links of the mails, also of earlier requests. Only hashes are stored. */
    {
      name: 'links',
      type: 'array',
      fields: [
        { name: 'mailedAt', type: 'date', required: true },
        { name: 'linkHash', type: 'text', required: true, index: true },
        { name: 'optOutHash', type: 'text', required: true, index: true },
      ],
    },
    /** Number that grows with each change, so that two concurrent ones cannot overwrite each other. */
    { name: 'revision', type: 'number', required: true },
  ],
}
