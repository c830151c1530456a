import type { MessageId } from '#lib/intl.ts'
import type { Page } from '#lib/page.ts'
import type { CataloguePart } from '#shared/cataloguePart'
import { routes } from '#shared/routes'
import type { staffPages } from './staffPages.tsx'

/** The frame of the staff's pages, whose code visitors never fetch. */
export const staffFrame = { staff: true, code: () => import('./staffPages.tsx') } as const

const page = (
  route: keyof typeof routes,
  title: MessageId,
  texts: CataloguePart,
  name: keyof typeof staffPages,
  staff: true | 'admin' = true,
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
  chunk: 'src/app/staffPages.tsx',
  ...(import.meta.env.SSR && {
    noindex: true,
    chunkBehindLogin: `src/features/${name.replace('/', '/staff/')}.tsx`,
  }),
  staff,
})

export const editPages: readonly Page[] = [
  page('edit', 'edit.title', 'hub', 'hub/Edit'),
  page('editHelp', 'footer.editHelp', 'help', 'hub/Help'),
  page('createEntry', 'edit.createEntry.title', 'staff', 'entries/NewEntry'),
  page('editEntry', 'edit.editEntry.title', 'entries', 'entries/EditEntry'),
  page('editEntryForm', 'edit_entry.formTitle', 'staff', 'entries/KnownEntry'),
  page('duplicates', 'edit.duplicates.title', 'review', 'duplicates/Duplicates'),
  page('calls', 'edit.calls.title', 'calls', 'calls/Calls'),
  page('checked', 'edit.checked.title', 'calls', 'calls/Checked'),
  page('importSheet', 'import.title', 'imports', 'imports/ImportSheet'),
  page('editPaper', 'edit.paper.title', 'brochure', 'paper/EditPaper'),
  page('createNews', 'edit.createNews.title', 'content', 'news/EditNews'),
  page('editNews', 'edit.editNews.title', 'content', 'news/EditNews'),
  page('editNewsForm', 'news_dialogue.editTitle', 'content', 'news/EditNews'),
  page('editLinks', 'edit.editLinks.title', 'content', 'links/EditLinks'),
  page('editCategories', 'edit.categories.title', 'categories', 'categories/EditCategories'),
  page('logs', 'edit.logs.title', 'history', 'logs/Logs'),
  page('trash', 'edit.trash.title', 'history', 'trash/Trash'),
  page('versions', 'versions.title', 'history', 'versions/Versions'),
  page('account', 'edit.account.title', 'accounts', 'account/Account'),
  page('pendingEntries', 'review.entriesTitle', 'review', 'pending/Inbox'),
  page('pendingChanges', 'review.changesTitle', 'review', 'pending/Inbox'),
  page('users', 'edit.users.title', 'accounts', 'users/Users', 'admin'),
  page('mails', 'edit.mails.title', 'accounts', 'mails/Outbox', 'admin'),
  page('erasePerson', 'edit.erase.title', 'accounts', 'erasure/ErasePerson', 'admin'),
  page('editTopCategories', 'edit.topCategories.title', 'categories', 'categories/EditCategories', 'admin'),
  page('editPages', 'edit.pages.title', 'content', 'pages/EditPages', 'admin'),
  page('files', 'edit.files.title', 'content', 'files/Files', 'admin'),
]
