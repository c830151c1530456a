import type { PayloadRequest } from 'payload'

/** Editors count as staff except in Payload's REST. */
export function isStaff({ req }: { req: PayloadRequest }) {
  return req.user?.role === 'Admin' || (req.user?.role === 'Editor' && req.payloadAPI !== 'REST')
}
