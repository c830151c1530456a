import type { PayloadRequest } from 'payload'

/** Anyone logged in: Editor or Admin. Fits collection, field and global access alike. */
export function isStaff({ req }: { req: PayloadRequest }): boolean {
  return req.user?.role === 'Editor' || req.user?.role === 'Admin'
}
