import type { ComponentType } from 'react'
import { StaffMenu } from '../features/edit/hub/StaffMenu.tsx'
import { RequireAdmin } from '../features/session/RequireAdmin.tsx'
import { StaffSession } from '../features/session/StaffSession.tsx'

/** Where the code of each staff page is; a chunk of its own, because visitors need not know. */
export const staffPages = {
  account: () => import('./Account.tsx'),
  calls: () => import('./Calls.tsx'),
  checked: () => import('./Checked.tsx'),
  createEntry: () => import('./CreateEntry.tsx'),
  createNews: () => import('./CreateNews.tsx'),
  duplicates: () => import('./Duplicates.tsx'),
  edit: () => import('./Edit.tsx'),
  editCategories: () => import('./EditCategories.tsx'),
  editEntry: () => import('./EditEntry.tsx'),
  editEntryForm: () => import('./EditEntryForm.tsx'),
  editLinks: () => import('./EditLinks.tsx'),
  editNews: () => import('./EditNews.tsx'),
  editNewsForm: () => import('./EditNewsForm.tsx'),
  editPages: () => import('./EditPages.tsx'),
  editTopCategories: () => import('./EditTopCategories.tsx'),
  files: () => import('./Files.tsx'),
  importSheet: () => import('./ImportSheet.tsx'),
  logs: () => import('./Logs.tsx'),
  pendingChanges: () => import('./PendingChanges.tsx'),
  pendingEntries: () => import('./PendingEntries.tsx'),
  trash: () => import('./Trash.tsx'),
  users: () => import('./Users.tsx'),
  versions: () => import('./Versions.tsx'),
}

/** The page, for those who may see it. */
export const forStaff = (Page: ComponentType, staff: true | 'admin') => () => (
  <StaffSession>
    <StaffMenu />
    {staff === 'admin' ? (
      <RequireAdmin>
        <Page />
      </RequireAdmin>
    ) : (
      <Page />
    )}
  </StaffSession>
)
