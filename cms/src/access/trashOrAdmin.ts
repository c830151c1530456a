import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/** Moving to the trash has data; only an Admin deletes for good, and only from there. */
export const trashOrAdmin = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}): boolean | Where =>
  data?.deletedAt ? isStaff({ req }) : isAdmin({ req }) && { deletedAt: { exists: true } }
