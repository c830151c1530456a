import type { PayloadRequest } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/**
 * Lets staff move documents to the trash, and only Admins delete them for good. Payload checks one rule for both; only
 * a move to the trash has data.
 */
export const trashOrAdmin = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}): boolean => (data?.deletedAt ? isStaff({ req }) : isAdmin({ req }))
