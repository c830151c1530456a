import type { PayloadRequest } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/** Staff put something into the trash; for good, an Admin deletes it. Payload asks for both, and names the first by its data. */
export const trashOrAdmin = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}): boolean => (data?.deletedAt ? isStaff({ req }) : isAdmin({ req }))
