import { isOneOf } from './ownValue.ts'

export const roles = ['Editor', 'Admin'] as const
export type Role = (typeof roles)[number]

export type Who = 'public' | 'staff' | 'admin'

export const isRole = isOneOf(roles)
