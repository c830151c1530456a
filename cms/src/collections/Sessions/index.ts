import type { CollectionConfig } from 'payload'
import { id } from '../../fields/fields.ts'
import { internal } from '../../fields/internal.ts'

/**
 * One document per login. If sessions were stored in the user record, each login would rewrite them all, and of several
 * concurrent logins only the last would survive.
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  ...internal,
  fields: [
    id,
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'beganAt', type: 'date', required: true },
    /** Time of the last use, accurate to a few minutes. */
    { name: 'usedAt', type: 'date', required: true },
    /** Such as "Firefox, Linux". */
    { name: 'browser', type: 'text', maxLength: 100 },
  ],
}
