import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'
import { refreshAfterCommit } from '../../readModel/live/refreshAfterCommit.ts'

const showWithEntry: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}: Pick<Parameters<CollectionAfterDeleteHook>[0], 'doc' | 'req'>) => {
  await refreshAfterCommit(req, 'entries', String(doc.id))
  return doc
}

/**
 * Last verification of each entry; the id is that of the entry. Kept apart from the entry, so that a verification
 * creates no version and does not make an open form stale.
 */
export const Verifications: CollectionConfig = {
  slug: 'confirmations',
  typescript: { interface: 'Verification' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  // These hooks run when staff undo a verification; `verifyEntry.ts` bypasses hooks and refreshes the read model itself.
  hooks: { afterChange: [showWithEntry], afterDelete: [showWithEntry] },
  fields: [
    id,
    /** `YYYY-MM-DD` in the region. */
    { name: 'checkedAt', type: 'text', required: true },
    { name: 'by', type: 'select', options: ['staff', 'provider', 'import'], required: true },
    /** Id of the account, if staff confirmed it. */
    { name: 'account', type: 'text' },
  ],
}
