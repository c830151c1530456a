import type { CollectionConfig } from 'payload'
import { id, internal } from '#fields/fields.ts'

/** One per login: in the user record, of several concurrent logins only the last would survive. */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  ...internal,
  fields: [
    id,
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'beganAt', type: 'date', required: true },
    /** Accurate to a few minutes. */
    { name: 'usedAt', type: 'date', required: true },
    { name: 'browser', type: 'text', maxLength: 100 },
  ],
}
