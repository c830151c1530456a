import { useCall } from './api.ts'

/** Tells the name by which a member of the staff goes; who has chosen none, or is gone, by the username. */
export function useStaffName(): (username: string) => string {
  const { data = {} } = useCall('GET /api/staffNames', {})
  return (username) => (Object.hasOwn(data, username) ? (data[username] ?? username) : username)
}
