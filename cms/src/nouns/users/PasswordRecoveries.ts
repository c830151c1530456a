import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * Code with which an Admin can log in without the password; the id is that of the account. In a separate collection for
 * the reasons given in `SecondFactors`.
 */
export const PasswordRecoveries: CollectionConfig = {
  slug: 'password-recoveries',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    id,
    { name: 'hash', type: 'text', required: true },
    { name: 'since', type: 'date', required: true },
  ],
}
