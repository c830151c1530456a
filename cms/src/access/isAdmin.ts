import type { PayloadRequest } from 'payload'

/** Works as collection, field and global access. */
export function isAdmin({ req }: { req: PayloadRequest }) {
  return req.user?.role === 'Admin'
}
