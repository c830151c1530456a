import type { ComponentType } from 'react'
import { StaffMenu } from '../features/hub/door.ts'
import { RequireAdmin, StaffSession } from '../features/login/door.ts'

/** Loads the code of each staff page as a separate chunk, which visitors never fetch. */
export const staffPages = {
  account: () => import('../features/account/staff/Account.tsx'),
  calls: () => import('../features/calls/staff/Calls.tsx'),
  checked: () => import('../features/calls/staff/Checked.tsx'),
  createEntry: () => import('../features/entries/staff/CreateEntry.tsx'),
  createNews: () => import('../features/news/staff/CreateNews.tsx'),
  duplicates: () => import('../features/duplicates/staff/Duplicates.tsx'),
  edit: () => import('../features/hub/staff/Edit.tsx'),
  editCategories: () => import('../features/categories/staff/EditCategories.tsx'),
  editEntry: () => import('../features/entries/staff/EditEntry.tsx'),
  editEntryForm: () => import('../features/entries/staff/EditEntryForm.tsx'),
  editLinks: () => import('../features/links/staff/EditLinks.tsx'),
  editNews: () => import('../features/news/staff/EditNews.tsx'),
  editNewsForm: () => import('../features/news/staff/EditNewsForm.tsx'),
  editPages: () => import('../features/pages/staff/EditPages.tsx'),
  editPaper: () => import('../features/paper/staff/EditPaper.tsx'),
  editTopCategories: () => import('../features/categories/staff/EditTopCategories.tsx'),
  files: () => import('../features/pages/staff/EditPages.tsx'),
  importSheet: () => import('../features/imports/staff/ImportSheet.tsx'),
  logs: () => import('../features/logs/staff/Logs.tsx'),
  pendingChanges: () => import('../features/pending/staff/PendingChanges.tsx'),
  pendingEntries: () => import('../features/pending/staff/PendingEntries.tsx'),
  trash: () => import('../features/trash/staff/Trash.tsx'),
  users: () => import('../features/users/staff/Users.tsx'),
  versions: () => import('../features/versions/staff/Versions.tsx'),
}

/** Wraps a page so that only staff (or only administrators) see it. */
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
