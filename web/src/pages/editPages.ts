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
  name: keyof typeof staffPages,
  title: MessageId,
  texts: CataloguePart = 'staff',
) =>
  definePage({
    route: routes[name],
    texts,
    title,
    ...lazyPage('src/pages/staffPages.tsx', async () => {
      const { forStaff, staffPages } = await code.load()
      const { default: component } = await staffPages[name]()
      return { default: forStaff(component, staff) }
    }),
    // The page itself comes after the login.
    preload,
    chunkBehindLogin: `src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`,
    noindex: true,
    staff,
  })

/** The staff panel; each page is a chunk of its own. */
export const editPages: readonly Page[] = [
  page(true, 'edit', 'edit.title'),
  page(true, 'createEntry', 'edit.createEntry.title'),
  page(true, 'editEntry', 'edit.editEntry.title', 'entries'),
  page(true, 'editEntryForm', 'edit_entry.formTitle'),
  page(true, 'duplicates', 'edit.duplicates.title', 'review'),
  page(true, 'calls', 'edit.calls.title', 'calls'),
  page(true, 'checked', 'edit.checked.title', 'calls'),
  page(true, 'importSheet', 'import.title', 'imports'),
  page(true, 'createNews', 'edit.createNews.title', 'content'),
  page(true, 'editNews', 'edit.editNews.title', 'content'),
  page(true, 'editNewsForm', 'news_dialogue.editTitle', 'content'),
  page(true, 'editLinks', 'edit.editLinks.title', 'content'),
  page(true, 'editCategories', 'edit.categories.title', 'categories'),
  page(true, 'logs', 'edit.logs.title', 'past'),
  page(true, 'trash', 'edit.trash.title', 'past'),
  page(true, 'versions', 'versions.title', 'past'),
  page(true, 'account', 'edit.account.title', 'accounts'),
  page(true, 'pendingEntries', 'review.entriesTitle', 'review'),
  page(true, 'pendingChanges', 'review.changesTitle', 'review'),
  page('admin', 'users', 'edit.users.title', 'accounts'),
  page('admin', 'editTopCategories', 'edit.topCategories.title', 'content'),
  page('admin', 'editPages', 'edit.pages.title', 'content'),
  page('admin', 'files', 'edit.files.title', 'content'),
]
