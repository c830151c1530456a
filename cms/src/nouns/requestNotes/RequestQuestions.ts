import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * What staff have asked the submitter of a request, and the answer. Apart from the request itself, whose `updatedAt`
 * guards the decision: an answer must not make it stale. The id is that of the request (of a report: its own) and the
 * number of the question, so that of two colleagues who ask at once one learns of the other.
 */
export const RequestQuestions = internalCollection({
  slug: 'request-questions',
  fields: [
    { name: 'kind', type: 'select', options: ['entry', 'change', 'report'], required: true },
    { name: 'request', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    /** Of the provider that the request is about, as it was then. */
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: true },
    { name: 'question', type: 'textarea', required: true },
    { name: 'askedAt', type: 'date', required: true },
    /** Username. */
    { name: 'askedBy', type: 'text' },
    /** All that is kept of the link in the mail. */
    { name: 'linkHash', type: 'text', required: true, unique: true, index: true },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date' },
  ],
})
