import type { CataloguePart } from '@directory/shared/cataloguePart'
import { routes } from '@directory/shared/routes'
import type { MessageId } from '../lib/intl.ts'
import { lazyPage, loadOnce } from '../lib/lazyPage.tsx'
import { definePage, type Page } from '../lib/page.ts'
import type { staffPages } from './staffPages.tsx'

const code = loadOnce(() => import('./staffPages.tsx'))
const preload = () => (code.loaded() ? null : code.load())

const page = (
  staff: true | 'admin',
  feature: string,
  name: keyof typeof staffPages,
  title: MessageId,
  texts: CataloguePart = 'staff',
  component = `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
) =>
  definePage({
    route: routes[name],
    texts,
    title,
    ...lazyPage('src/app/staffPages.tsx', async () => {
      const { forStaff, staffPages } = await code.load()
      const { default: component } = await staffPages[name]()
      return { default: forStaff(component, staff) }
    }),
    // The chunk only checks the login; the page itself is fetched afterwards.
    preload,
    chunkBehindLogin: `src/features/${feature}/staff/${component}.tsx`,
    ...(import.meta.env.SSR && { noindex: true }),
    staff,
  })

/** The staff panel; each page is a chunk of its own. */
export const editPages: readonly Page[] = [
  page(true, 'hub', 'edit', 'edit.title', 'hub'),
  page(true, 'entries', 'createEntry', 'edit.createEntry.title', 'staff', 'EntryForm'),
  page(true, 'entries', 'editEntry', 'edit.editEntry.title', 'entries'),
  page(true, 'entries', 'editEntryForm', 'edit_entry.formTitle', 'staff', 'EntryForm'),
  page(true, 'duplicates', 'duplicates', 'edit.duplicates.title', 'review'),
  page(true, 'calls', 'calls', 'edit.calls.title', 'calls'),
  page(true, 'calls', 'checked', 'edit.checked.title', 'calls'),
  page(true, 'imports', 'importSheet', 'import.title', 'imports'),
  page(true, 'paper', 'editPaper', 'edit.paper.title', 'brochure'),
  page(true, 'news', 'createNews', 'edit.createNews.title', 'content'),
  page(true, 'news', 'editNews', 'edit.editNews.title', 'content'),
  page(true, 'news', 'editNewsForm', 'news_dialogue.editTitle', 'content'),
  page(true, 'links', 'editLinks', 'edit.editLinks.title', 'content'),
  page(true, 'categories', 'editCategories', 'edit.categories.title', 'categories'),
  page(true, 'logs', 'logs', 'edit.logs.title', 'history'),
  page(true, 'trash', 'trash', 'edit.trash.title', 'history'),
  page(true, 'versions', 'versions', 'versions.title', 'history'),
  page(true, 'account', 'account', 'edit.account.title', 'accounts'),
  page(true, 'pending', 'pendingEntries', 'review.entriesTitle', 'review', 'Inbox'),
  page(true, 'pending', 'pendingChanges', 'review.changesTitle', 'review', 'Inbox'),
  page('admin', 'users', 'users', 'edit.users.title', 'accounts'),
  page('admin', 'categories', 'editTopCategories', 'edit.topCategories.title', 'content'),
  page('admin', 'pages', 'editPages', 'edit.pages.title', 'content'),
  page('admin', 'files', 'files', 'edit.files.title', 'content'),
]
