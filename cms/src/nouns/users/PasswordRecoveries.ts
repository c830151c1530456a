import type { CollectionConfig } from 'payload'
import { nobody } from '../../operations/access/nobody.ts'
import { id } from '../../operations/collections/fields.ts'

/**
 * The code by which an Admin gets in without the password, under the account's own id; in a collection of its own for
 * the reasons of `SecondFactors`.
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
