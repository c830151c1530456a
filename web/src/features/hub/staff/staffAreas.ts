import type { Role } from '@directory/shared/roles'
import { routes } from '@directory/shared/routes'
import type { IconName } from '../../../ui/Icon.tsx'

export interface StaffArea {
  /** Its texts are `edit.{id}.title` and `edit.{id}.text`. */
  id:
    | 'createEntry'
    | 'editEntry'
    | 'duplicates'
    | 'calls'
    | 'checked'
    | 'createNews'
    | 'editNews'
    | 'editLinks'
    | 'categories'
    | 'logs'
    | 'trash'
    | 'account'
    | 'users'
    | 'topCategories'
    | 'files'
    | 'pages'
  icon: IconName
  to: string
  admin?: true
}

const doors: readonly StaffArea[] = [
  { id: 'createEntry', icon: 'location', to: routes.createEntry.href() },
  { id: 'editEntry', icon: 'edit', to: routes.editEntry.href() },
  { id: 'duplicates', icon: 'search', to: routes.duplicates.href() },
  { id: 'calls', icon: 'phone', to: routes.calls.href() },
  { id: 'checked', icon: 'check', to: routes.checked.href() },
  { id: 'createNews', icon: 'news', to: routes.createNews.href() },
  { id: 'editNews', icon: 'edit', to: routes.editNews.href() },
  { id: 'editLinks', icon: 'link', to: routes.editLinks.href() },
  { id: 'categories', icon: 'search', to: routes.editCategories.href() },
  { id: 'logs', icon: 'clock', to: routes.logs.href() },
  { id: 'trash', icon: 'up', to: routes.trash.href() },
  { id: 'account', icon: 'user', to: routes.account.href() },
  { id: 'users', icon: 'user', to: routes.users.href(), admin: true },
  { id: 'pages', icon: 'edit', to: routes.editPages.href(), admin: true },
  { id: 'topCategories', icon: 'list', to: routes.editTopCategories.href(), admin: true },
  { id: 'files', icon: 'news', to: routes.files.href(), admin: true },
]

/** Areas for all staff, and those for administrators only. */
export function staffAreasFor(role: Role): { everyone: readonly StaffArea[]; admin: readonly StaffArea[] } {
  return {
    everyone: doors.filter(({ admin }) => !admin),
    admin: role === 'Admin' ? doors.filter(({ admin }) => admin) : [],
  }
}
