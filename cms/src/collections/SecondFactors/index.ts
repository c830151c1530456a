import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/**
 * In a collection of its own, so that no response about an account can contain them, and no write of the account makes
 * a used code valid again. The id is that of the account.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...internal,
  fields: [
    id,
    /** Encrypted with the server's secret; empty if there is no second factor. */
    { name: 'secret', type: 'text' },
    { name: 'confirmedAt', type: 'date' },
    /** Number of the half minute whose code was used last; codes up to that one are not accepted. */
    { name: 'lastStep', type: 'number' },
    { name: 'recoveryCodes', type: 'json' },
    /** Stands in for a lost password, and since when it holds. */
    { name: 'passwordRecovery', type: 'text' },
    { name: 'passwordRecoverySince', type: 'date' },
  ],
}
