import type { CataloguePart } from '@directory/shared/cataloguePart'
import { routes } from '@directory/shared/routes'
import type { MessageId } from '../lib/intl.ts'
import { lazyPage, loadOnce } from '../lib/lazyPage.tsx'
import { definePage, type Page } from '../lib/page.ts'
import type { staffPages } from './staffPages.tsx'

const code = loadOnce(() => import('./staffPages.tsx'))
const preload = () => (code.loaded() ? null : code.load())

/** The features whose pages these are; only the server knows where the code of a page stands. */
const features: Record<keyof typeof staffPages, string> = import.meta.env.SSR
  ? {
      edit: 'hub',
      createEntry: 'entries',
      editEntry: 'entries',
      editEntryForm: 'entries',
      duplicates: 'duplicates',
      calls: 'calls',
      checked: 'calls',
      importSheet: 'imports',
      editPaper: 'paper',
      createNews: 'news',
      editNews: 'news',
      editNewsForm: 'news',
      editLinks: 'links',
      editCategories: 'categories',
      history: 'history',
      versions: 'versions',
      account: 'account',
      pendingEntries: 'pending',
      pendingChanges: 'pending',
      administration: 'administration',
      editTopCategories: 'categories',
      editPages: 'pages',
      files: 'files',
    }
  : ({} as never)

const page = (
  staff: true | 'admin',
  route: keyof typeof routes,
  title: MessageId,
  texts: CataloguePart = 'staff',
  /** The page component, where several addresses open one. */
  name = route as keyof typeof staffPages,
) =>
  definePage({
    route: routes[route],
    texts,
    title,
    ...lazyPage('src/app/staffPages.tsx', async () => {
      const { forStaff, staffPages } = await code.load()
      const { default: component } = await staffPages[name]()
      return { default: forStaff(component, staff) }
    }),
    // The chunk only checks the login; the page itself is fetched afterwards.
    preload,
    ...(import.meta.env.SSR && {
      noindex: true,
      chunkBehindLogin: `src/features/${features[name]}/staff/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`,
    }),
    staff,
  })

/** The staff panel; each page is a chunk of its own. */
export const editPages: readonly Page[] = [
  page(true, 'edit', 'edit.title', 'hub'),
  page(true, 'createEntry', 'edit.createEntry.title'),
  page(true, 'editEntry', 'edit.editEntry.title', 'entries'),
  page(true, 'editEntryForm', 'edit_entry.formTitle'),
  page(true, 'duplicates', 'edit.duplicates.title', 'review'),
  page(true, 'calls', 'edit.calls.title', 'calls'),
  page(true, 'checked', 'edit.checked.title', 'calls'),
  page(true, 'importSheet', 'import.title', 'imports'),
  page(true, 'editPaper', 'edit.paper.title', 'brochure'),
  page(true, 'createNews', 'edit.createNews.title', 'content'),
  page(true, 'editNews', 'edit.editNews.title', 'content'),
  page(true, 'editNewsForm', 'news_dialogue.editTitle', 'content'),
  page(true, 'editLinks', 'edit.editLinks.title', 'content'),
  page(true, 'editCategories', 'edit.categories.title', 'categories'),
  page(true, 'logs', 'edit.logs.title', 'history', 'history'),
  page(true, 'trash', 'edit.trash.title', 'history', 'history'),
  page(true, 'versions', 'versions.title', 'history'),
  page(true, 'account', 'edit.account.title', 'accounts'),
  page(true, 'pendingEntries', 'review.entriesTitle', 'review'),
  page(true, 'pendingChanges', 'review.changesTitle', 'review'),
  page('admin', 'users', 'edit.users.title', 'accounts', 'administration'),
  page('admin', 'mails', 'edit.mails.title', 'accounts', 'administration'),
  page('admin', 'erasePerson', 'edit.erase.title', 'accounts', 'administration'),
  page('admin', 'editTopCategories', 'edit.topCategories.title', 'content'),
  page('admin', 'editPages', 'edit.pages.title', 'content'),
  page('admin', 'files', 'edit.files.title', 'content'),
]
