import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * When an entry was last verified; the id is that of the entry. Kept apart from the entry, so that a verification
 * creates no version and makes no open form stale.
 */
export const Confirmations: CollectionConfig = {
  slug: 'confirmations',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    /** `YYYY-MM-DD` in the region. */
    { name: 'checkedAt', type: 'text', required: true },
    { name: 'by', type: 'select', options: ['staff', 'provider', 'import'], required: true },
    /** Id of the account, where staff confirmed it. */
    { name: 'account', type: 'text' },
  ],
}
