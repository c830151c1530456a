/** Roles as used in the contract. */
export const roles = ['Editor', 'Admin'] as const
export type Role = (typeof roles)[number]

/** The people that may make a call: everyone, all staff, or administrators only. */
export type Who = 'public' | 'staff' | 'admin'

export function isRole(value: unknown): value is Role {
  return value === 'Editor' || value === 'Admin'
}
