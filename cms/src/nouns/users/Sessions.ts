import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * One document per login. Sessions inside the user record would be written whole by each login,
 * so that of several logins at the same moment only the last survives.
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
    /** Noted now and then, so to within some minutes. */
    { name: 'usedAt', type: 'date' },
    /** Such as "Firefox, Linux". */
    { name: 'browser', type: 'text', maxLength: 100 },
  ],
}
