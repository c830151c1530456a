import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * Notes of staff on a waiting request, and who handles it; the id is that of the request. They are stored apart from
 * the request, because a note must not change the request's `updatedAt`, which guards the decision.
 */
export const RequestNotes = internalCollection({
  slug: 'request-notes',
  fields: [
    { name: 'note', type: 'textarea' },
    /** Id of an account, and its name at that time. */
    { name: 'takenBy', type: 'text' },
    { name: 'takenByName', type: 'text' },
  ],
})
