import { isOneOf } from './ownValue.ts'

export const roles = ['Editor', 'Admin'] as const
export type Role = (typeof roles)[number]

/** Everyone, all staff, or administrators only. */
export type Who = 'public' | 'staff' | 'admin'

export const isRole = isOneOf(roles)
