import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * The one-time code of an account, under the account's own id. In a collection of its own, so that no answer about an
 * account can hold it, and so that a write of the account does not bring a used code back.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    /** Sealed with the server's secret. */
    { name: 'secret', type: 'text', required: true },
    /** Counts from then on; empty while it is being set up. */
    { name: 'confirmedAt', type: 'date' },
    /** Number of the half minute whose code was used last; none counts up to it. */
    { name: 'lastStep', type: 'number', required: true },
    /** Unused since wrong codes are counted in memory; in older backups. */
    { name: 'failures', type: 'number', required: true },
    /** Hashes of the recovery codes that are left. */
    { name: 'recoveryCodes', type: 'json', required: true },
  ],
}
