import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'
import { refreshPublicData } from '#publicData/live/refreshPublicData.ts'
import { confirmers } from '#shared/checked'

/**
 * And the calls for the next; the id is that of the entry. Apart from the entry, so that a verification creates no
 * version and does not make an open form stale.
 */
export const Verifications: CollectionConfig = {
  slug: 'verifications',
  ...internal,
  // These hooks run when staff undo a verification; `verifyEntry.ts` bypasses hooks and refreshes the public data itself.
  hooks: { afterChange: [refreshPublicData], afterDelete: [refreshPublicData] },
  fields: [
    id,
    /** `YYYY-MM-DD` in the region; empty if there were only calls. */
    { name: 'checkedAt', type: 'text' },
    { name: 'by', type: 'select', options: [...confirmers] },
    /** Id of the account, if staff confirmed it. */
    { name: 'account', type: 'text' },
    /** Number of unanswered calls since then, and the day of the last call, `YYYY-MM-DD` in the region. */
    { name: 'missedCalls', type: 'number' },
    { name: 'calledOn', type: 'text' },
  ],
}
