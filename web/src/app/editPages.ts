import type { MessageId } from '#lib/intl.ts'
import type { Page } from '#lib/page.ts'
import type { CataloguePart } from '#shared/cataloguePart'
import { routes } from '#shared/routes'
import type { staffPages } from './staffPages.tsx'

type StaffPageName = keyof typeof staffPages

/** The frame of the staff's pages, whose code visitors never fetch. */
export const staffFrame = { staff: true, code: () => import('./staffPages.tsx') } as const

const page = (
  staff: true | 'admin',
  route: keyof typeof routes,
  title: MessageId,
  texts: CataloguePart,
  name: StaffPageName,
): Page => ({
  route: routes[route],
  texts,
  title,
  code: async () => {
    const { forAdmins, staffPages, underTitle } = await staffFrame.code()
    const { default: Content } = await staffPages[name]()
    const Component = underTitle(Content, route, title)
    return { default: staff === 'admin' ? forAdmins(Component) : Component }
  },
  // The page itself is fetched after the login.
  chunk: 'src/app/staffPages.tsx',
  ...(import.meta.env.SSR && {
    noindex: true,
    chunkBehindLogin: `src/features/${name.replace('/', '/staff/')}.tsx`,
  }),
  staff,
})

export const editPages: readonly Page[] = [
  page(true, 'edit', 'edit.title', 'hub', 'hub/Edit'),
  page(true, 'editHelp', 'footer.editHelp', 'help', 'hub/Help'),
  page(true, 'createEntry', 'edit.createEntry.title', 'staff', 'entries/NewEntry'),
  page(true, 'editEntry', 'edit.editEntry.title', 'entries', 'entries/EditEntry'),
  page(true, 'editEntryForm', 'edit_entry.formTitle', 'staff', 'entries/KnownEntry'),
  page(true, 'duplicates', 'edit.duplicates.title', 'review', 'duplicates/Duplicates'),
  page(true, 'calls', 'edit.calls.title', 'calls', 'calls/Calls'),
  page(true, 'checked', 'edit.checked.title', 'calls', 'calls/Checked'),
  page(true, 'importSheet', 'import.title', 'imports', 'imports/ImportSheet'),
  page(true, 'editPaper', 'edit.paper.title', 'brochure', 'paper/EditPaper'),
  page(true, 'createNews', 'edit.createNews.title', 'content', 'news/EditNews'),
  page(true, 'editNews', 'edit.editNews.title', 'content', 'news/EditNews'),
  page(true, 'editNewsForm', 'news_dialogue.editTitle', 'content', 'news/EditNews'),
  page(true, 'editLinks', 'edit.editLinks.title', 'content', 'links/EditLinks'),
  page(true, 'editCategories', 'edit.categories.title', 'categories', 'categories/EditCategories'),
  page(true, 'logs', 'edit.logs.title', 'history', 'logs/Logs'),
  page(true, 'trash', 'edit.trash.title', 'history', 'trash/Trash'),
  page(true, 'versions', 'versions.title', 'history', 'versions/Versions'),
  page(true, 'account', 'edit.account.title', 'accounts', 'account/Account'),
  page(true, 'pendingEntries', 'review.entriesTitle', 'review', 'pending/Inbox'),
  page(true, 'pendingChanges', 'review.changesTitle', 'review', 'pending/Inbox'),
  page('admin', 'users', 'edit.users.title', 'accounts', 'users/Users'),
  page('admin', 'mails', 'edit.mails.title', 'accounts', 'mails/Outbox'),
  page('admin', 'erasePerson', 'edit.erase.title', 'accounts', 'erasure/ErasePerson'),
  page('admin', 'editTopCategories', 'edit.topCategories.title', 'categories', 'categories/EditCategories'),
  page('admin', 'editPages', 'edit.pages.title', 'content', 'pages/EditPages'),
  page('admin', 'files', 'edit.files.title', 'content', 'files/Files'),
]
