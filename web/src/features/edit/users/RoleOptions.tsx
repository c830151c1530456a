import { roleLabels, roles } from '@directory/shared/roles'
import { useLocale } from '../../../lib/intl.ts'

/** What one may choose a role from. */
export function RoleOptions() {
  const locale = useLocale()
  return roles.map((role) => (
    <option key={role} value={role}>
      {roleLabels[role][locale]}
    </option>
  ))
}
