import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/**
 * Notes of staff on a waiting request, and questions to its submitter; apart from it, because neither may change its
 * `updatedAt`, which guards the decision. The id of a note, with who handles the request, is that of the request, or
 * the `reportsKey` of an entry. The id of a question, with its answer, is that of the request (of a report: its own)
 * and a number.
 */
export const RequestNotes: CollectionConfig = {
  slug: 'request-notes',
  ...internal,
  timestamps: true,
  fields: [
    id,
    { name: 'note', type: 'textarea' },
    /** Id of an account, and its name at that time. */
    { name: 'takenBy', type: 'text' },
    { name: 'takenByName', type: 'text' },
    // The following fields are those of a question.
    { name: 'kind', type: 'select', options: ['entry', 'change', 'report'] },
    { name: 'request', type: 'text', index: true },
    { name: 'number', type: 'number' },
    /** Of the provider, as it was then. */
    { name: 'name', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'question', type: 'textarea' },
    { name: 'askedAt', type: 'date' },
    { name: 'askedBy', type: 'text' },
    /** All that is kept of the link in the mail. */
    { name: 'linkHash', type: 'text', unique: true, index: true },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date' },
  ],
}
