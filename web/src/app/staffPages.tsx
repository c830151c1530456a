import type { ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import { StaffMenu } from '#features/hub/door.ts'
import { RequireAdmin, StaffSession } from '#features/login/door.ts'
import { type MessageId, useText } from '#lib/intl.ts'
import type { routes } from '#shared/routes'
import { StaffPage } from '#ui/StaffPage.tsx'

export const staffPages = {
  'account/Account': () => import('#features/account/staff/Account.tsx'),
  'calls/Calls': () => import('#features/calls/staff/Calls.tsx'),
  'calls/Checked': () => import('#features/calls/staff/Checked.tsx'),
  'duplicates/Duplicates': () => import('#features/duplicates/staff/Duplicates.tsx'),
  'hub/Edit': () => import('#features/hub/staff/Edit.tsx'),
  'hub/Help': () => import('#features/hub/staff/Help.tsx'),
  'categories/EditCategories': () => import('#features/categories/staff/EditCategories.tsx'),
  'entries/EditEntry': () => import('#features/entries/staff/EditEntry.tsx'),
  'links/EditLinks': () => import('#features/links/staff/EditLinks.tsx'),
  'news/EditNews': () => import('#features/news/staff/EditNews.tsx'),
  'pages/EditPages': () => import('#features/pages/staff/EditPages.tsx'),
  'paper/EditPaper': () => import('#features/paper/staff/EditPaper.tsx'),
  'entries/KnownEntry': () => import('#features/entries/staff/KnownEntry.tsx'),
  'entries/NewEntry': () => import('#features/entries/staff/NewEntry.tsx'),
  'imports/ImportSheet': () => import('#features/imports/staff/ImportSheet.tsx'),
  'pending/Inbox': () => import('#features/pending/staff/Inbox.tsx'),
  'erasure/ErasePerson': () => import('#features/erasure/staff/ErasePerson.tsx'),
  'files/Files': () => import('#features/files/staff/Files.tsx'),
  'logs/Logs': () => import('#features/logs/staff/Logs.tsx'),
  'mails/Outbox': () => import('#features/mails/staff/Outbox.tsx'),
  'trash/Trash': () => import('#features/trash/staff/Trash.tsx'),
  'users/Users': () => import('#features/users/staff/Users.tsx'),
  'versions/Versions': () => import('#features/versions/staff/Versions.tsx'),
}

export const forAdmins = (Page: ComponentType) => () => (
  <RequireAdmin>
    <Page />
  </RequireAdmin>
)

/** Pages whose content has no heading of its own, with the sentence beside it; `null` if there is none. */
const leads: Partial<Record<keyof typeof routes, MessageId | null>> = {
  account: 'account.lead',
  calls: 'calls.lead',
  checked: 'checked.lead',
  editCategories: 'category.lead',
  editHelp: 'help.lead',
  editLinks: 'edit_links.lead',
  editPages: 'pages_edit.lead',
  editPaper: 'brochure.lead',
  editTopCategories: 'top_categories_edit.lead',
  erasePerson: 'erase.lead',
  files: null,
  logs: null,
  mails: null,
  trash: null,
  users: 'users.lead',
}

export function underTitle(Content: ComponentType, route: keyof typeof routes, title: MessageId) {
  const lead = leads[route]
  if (lead === undefined) return Content
  return function Titled() {
    const text = useText()
    return (
      <StaffPage title={text(title)} lead={lead && text(lead)}>
        <Content />
      </StaffPage>
    )
  }
}

export default function StaffFrame() {
  return (
    <StaffSession>
      <StaffMenu />
      <Outlet />
    </StaffSession>
  )
}
