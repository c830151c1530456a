import type { PayloadRequest } from 'payload'

/** Returns true for administrators only. Works as collection, field and global access. */
export function isAdmin({ req }: { req: PayloadRequest }): boolean {
  return req.user?.role === 'Admin'
}
