import { useCall } from './api.ts'

/**
 * Returns a function that gives a staff member's display name; the username if none was chosen, or the account is gone.
 */
export function useStaffName(): (username: string) => string {
  const { data = {} } = useCall('GET /api/staffNames', {})
  return (username) => (Object.hasOwn(data, username) ? (data[username] ?? username) : username)
}
