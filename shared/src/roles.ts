export const roles = ['Editor', 'Admin'] as const
export type Role = (typeof roles)[number]

/** Everyone, all staff, or administrators only. */
export type Who = 'public' | 'staff' | 'admin'

export function isRole(value: unknown): value is Role {
  return value === 'Editor' || value === 'Admin'
}
