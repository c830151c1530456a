import type { PayloadRequest } from 'payload'

/** In the transaction of a staff act, with the acting user's rights. */
export const asStaff = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, req }) as const
