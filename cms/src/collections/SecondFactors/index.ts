import type { CollectionConfig } from 'payload'
import { id } from '../../fields/fields.ts'
import { internal } from '../../fields/internal.ts'

/**
 * Second factor of an account, and the code with which an Admin can log in without the password; the id is that of the
 * account. In a separate collection, so that no response about an account can contain them, and so that a write of the
 * account does not make a used code valid again.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...internal,
  fields: [
    id,
    /** Secret encrypted with the server's secret; empty if there is no second factor. */
    { name: 'secret', type: 'text' },
    /** Time from which a code is required; empty while it is being set up. */
    { name: 'confirmedAt', type: 'date' },
    /** Number of the half minute whose code was used last; codes up to that one are not accepted. */
    { name: 'lastStep', type: 'number' },
    /** Hashes of the recovery codes that are left. */
    { name: 'recoveryCodes', type: 'json' },
    /** Hash of the code that stands in for a lost password, and since when it holds. */
    { name: 'passwordRecovery', type: 'text' },
    { name: 'passwordRecoverySince', type: 'date' },
  ],
}
