import { ownValue } from '#shared/ownValue'
import { useCall } from './api.ts'

/** Or the username, if there is none or the account is gone. */
export function useStaffName(): (username: string) => string {
  const { staffNames = {} } = useCall('GET /api/account', {}).data ?? {}
  return (username) => ownValue(staffNames, username) ?? username
}
