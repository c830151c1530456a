import { internalCollection } from '../../fields/internalCollection.ts'

/**
 * One document per login. If sessions were stored in the user record, each login would rewrite them all, and of several
 * concurrent logins only the last would survive.
 */
export const Sessions = internalCollection({
  slug: 'sessions',
  fields: [
    { name: 'user', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'beganAt', type: 'date', required: true },
    /** Time of the last use, accurate to a few minutes. */
    { name: 'usedAt', type: 'date', required: true },
    /** Such as "Firefox, Linux". */
    { name: 'browser', type: 'text', maxLength: 100 },
  ],
})
