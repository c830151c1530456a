import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/**
 * Last request to each address, and whether the provider opted out. The id is a keyed hash of the address
 * (`addressIds`), so an opt-out can be kept when a person is erased. Answers are kept until the next request.
 */
export const VerificationRequests: CollectionConfig = {
  slug: 'verification-requests',
  ...internal,
  fields: [
    id,
    { name: 'askedAt', type: 'date', required: true, index: true },
    { name: 'mailedAt', type: 'date', required: true },
    /** Number: the first and its reminders. */
    { name: 'mails', type: 'number', required: true },
    /** `closed`: nothing is left to ask about. */
    { name: 'state', type: 'select', options: ['open', 'closed'], required: true, index: true },
    { name: 'optedOutAt', type: 'date', index: true },
    /** `VerificationAnswers`: by entry id, `null` without an answer. */
    { name: 'answers', type: 'json', required: true },
    /** Opt-out links of earlier requests stay valid. Only hashes are stored. */
    {
      name: 'links',
      type: 'array',
      fields: [
        { name: 'mailedAt', type: 'date', required: true },
        { name: 'linkHash', type: 'text', required: true, index: true },
        { name: 'optOutHash', type: 'text', required: true, index: true },
      ],
    },
    /** Grows with each change, so that two concurrent ones cannot overwrite each other. */
    { name: 'revision', type: 'number', required: true },
  ],
}
