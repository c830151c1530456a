import type { PayloadRequest } from 'payload'

export function isAdmin({ req }: { req: PayloadRequest }) {
  return req.user?.role === 'Admin'
}
