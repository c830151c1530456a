import { internalCollection } from '../../operations/collections/internalCollection.ts'

/**
 * Code with which an Admin can log in without the password; the id is that of the account. In a separate collection for
 * the reasons given in `SecondFactors`.
 */
export const PasswordRecoveries = internalCollection({
  slug: 'password-recoveries',
  timestamps: false,
  fields: [
    { name: 'hash', type: 'text', required: true },
    { name: 'since', type: 'date', required: true },
  ],
})
