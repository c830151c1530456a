import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * One document per login. If sessions were stored in the user record, each login would rewrite them all, and of several
 * concurrent logins only the last would survive.
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'beganAt', type: 'date' },
    /** Time of the last use, accurate to a few minutes. */
    { name: 'usedAt', type: 'date' },
    /** Such as "Firefox, Linux". */
    { name: 'browser', type: 'text', maxLength: 100 },
  ],
}
