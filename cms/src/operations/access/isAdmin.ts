import type { PayloadRequest } from 'payload'

/** Administrators only. Fits collection, field and global access alike. */
export function isAdmin({ req }: { req: PayloadRequest }): boolean {
  return req.user?.role === 'Admin'
}
