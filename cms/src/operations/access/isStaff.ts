import type { PayloadRequest } from 'payload'

/** Returns true for anyone logged in: Editor or Admin. Works as collection, field and global access. */
export function isStaff({ req }: { req: PayloadRequest }): boolean {
  return req.user?.role === 'Editor' || req.user?.role === 'Admin'
}
