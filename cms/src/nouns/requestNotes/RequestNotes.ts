import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * What staff note about a request that waits, and who looks after it; the id is that of the request. Apart from the
 * request itself, whose `updatedAt` guards the decision: a note must not make it stale.
 */
export const RequestNotes: CollectionConfig = {
  slug: 'request-notes',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    id,
    { name: 'note', type: 'textarea' },
    /** Id of an account, and its name as it was then. */
    { name: 'takenBy', type: 'text' },
    { name: 'takenByName', type: 'text' },
  ],
}
