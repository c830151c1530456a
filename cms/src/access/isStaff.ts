import type { PayloadRequest } from 'payload'

/** Also Editors in calls of the contract; Payload's REST is for Admins alone. For collections, fields and globals. */
export function isStaff({ req }: { req: PayloadRequest }) {
  return req.user?.role === 'Admin' || (req.user?.role === 'Editor' && req.payloadAPI !== 'REST')
}
