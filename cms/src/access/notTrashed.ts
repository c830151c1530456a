import type { Access } from 'payload'
import { isStaff } from './isStaff.ts'

/** Without this, `?trash=true` on the raw API would show removed documents to anyone. */
export const notTrashed: Access = ({ req }) => isStaff({ req }) || { deletedAt: { exists: false } }
