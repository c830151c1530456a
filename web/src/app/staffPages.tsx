import type { ComponentType } from 'react'
import { StaffMenu } from '../features/hub/door.ts'
import { RequireAdmin, StaffSession } from '../features/login/door.ts'

/** Loads the code of each staff page as a separate chunk, which visitors never fetch. */
export const staffPages = {
  account: () => import('../features/account/staff/Account.tsx'),
  administration: () => import('../features/administration/staff/Administration.tsx'),
  calls: () => import('../features/calls/staff/Calls.tsx'),
  duplicates: () => import('../features/duplicates/staff/Duplicates.tsx'),
  edit: () => import('../features/hub/staff/Edit.tsx'),
  editCategories: () => import('../features/categories/staff/EditCategories.tsx'),
  editEntry: () => import('../features/entries/staff/EditEntry.tsx'),
  editLinks: () => import('../features/links/staff/EditLinks.tsx'),
  editNews: () => import('../features/news/staff/EditNews.tsx'),
  editPages: () => import('../features/pages/staff/EditPages.tsx'),
  editPaper: () => import('../features/paper/staff/EditPaper.tsx'),
  entryForm: () => import('../features/entries/staff/EntryForm.tsx'),
  history: () => import('../features/history/staff/History.tsx'),
  importSheet: () => import('../features/imports/staff/ImportSheet.tsx'),
  inbox: () => import('../features/pending/staff/Inbox.tsx'),
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
