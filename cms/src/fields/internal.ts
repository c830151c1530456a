import { nobody } from '../access/nobody.ts'

/** Only the server reads and writes it. */
export const internal = {
  timestamps: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
} as const
