import type { Role, Who } from '@directory/shared/roles'

/** Returns true if somebody of this role (`null`: without a session) may make a call that is for `who`. */
export function mayCall(who: Who, role: Role | null): boolean {
  if (who === 'public') return true
  return who === 'staff' ? role !== null : role === 'Admin'
}
