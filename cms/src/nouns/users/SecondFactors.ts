import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * Second factor of an account; the id is that of the account. In a separate collection, so that no response about an
 * account can contain it, and so that a write of the account does not make a used code valid again.
 */
export const SecondFactors = internalCollection({
  slug: 'second-factors',
  timestamps: false,
  fields: [
    /** Secret encrypted with the server's secret. */
    { name: 'secret', type: 'text', required: true },
    /** Time from which a code is required; empty while it is being set up. */
    { name: 'confirmedAt', type: 'date' },
    /** Number of the half minute whose code was used last; codes up to that one are not accepted. */
    { name: 'lastStep', type: 'number', required: true },
    /** Unused, because wrong codes are counted in memory now; kept for older backups. */
    { name: 'failures', type: 'number', required: true },
    /** Hashes of the recovery codes that are left. */
    { name: 'recoveryCodes', type: 'json', required: true },
  ],
})
