import type { Access } from 'payload'
import { isAdmin } from './isAdmin.ts'

export const adminOrSelf: Access = ({ req }) =>
  isAdmin({ req }) || (req.user ? { id: { equals: req.user.id } } : false)
