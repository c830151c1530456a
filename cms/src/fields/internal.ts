import { nobody } from '../access/nobody.ts'

/** For a collection that only the server reads and writes; the admin UI does not show it. Without times, unless it says so. */
export const internal = {
  timestamps: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
} as const
