import type { PayloadRequest } from 'payload'
import { isAdmin } from './isAdmin.ts'
import { isStaff } from './isStaff.ts'

/** Lets staff move documents to the trash, and only Admins delete for good; only the former has data. */
export const trashOrAdmin = ({
  req,
  data,
}: {
  req: PayloadRequest
  data?: { deletedAt?: unknown }
}): boolean => (data?.deletedAt ? isStaff({ req }) : isAdmin({ req }))
