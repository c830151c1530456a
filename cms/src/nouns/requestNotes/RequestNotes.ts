import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * Notes of staff on a waiting request, and who handles it; the id is that of the request. They are stored apart from
 * the request, because a note must not change the request's `updatedAt`, which guards the decision.
 */
export const RequestNotes: CollectionConfig = {
  slug: 'request-notes',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    id,
    { name: 'note', type: 'textarea' },
    /** Id of an account, and its name at that time. */
    { name: 'takenBy', type: 'text' },
    { name: 'takenByName', type: 'text' },
  ],
}
