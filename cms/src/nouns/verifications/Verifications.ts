import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { internalCollection } from '../../operations/collections/internalCollection.ts'
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
export const Verifications = internalCollection({
  slug: 'confirmations',
  typescript: { interface: 'Verification' },
  timestamps: false,
  // These hooks run when staff undo a verification; `verifyEntry.ts` bypasses hooks and refreshes the read model itself.
  hooks: { afterChange: [showWithEntry], afterDelete: [showWithEntry] },
  fields: [
    /** `YYYY-MM-DD` in the region. */
    { name: 'checkedAt', type: 'text', required: true },
    { name: 'by', type: 'select', options: ['staff', 'provider', 'import'], required: true },
    /** Id of the account, if staff confirmed it. */
    { name: 'account', type: 'text' },
  ],
})
