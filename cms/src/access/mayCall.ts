import type { Role, Who } from '@directory/shared/roles'

/** Returns true if somebody of this role (`null`: without a session) may make a call that is for `who`. */
export const mayCall = (who: Who, role: Role | null): boolean =>
  who === 'public' || (who === 'staff' ? role !== null : role === 'Admin')
