import type { CataloguePart } from '@directory/shared/cataloguePart'
import { routes } from '@directory/shared/routes'
import type { MessageId } from '../lib/intl.ts'
import { lazyPage, loadOnce } from '../lib/lazyPage.tsx'
import { definePage, type Page } from '../lib/page.ts'
import type { staffPages } from './staffPages.tsx'

type StaffPageName = keyof typeof staffPages

const staffPagesCode = loadOnce(() => import('./staffPages.tsx'))
const preload = () => (staffPagesCode.loaded() ? null : staffPagesCode.load())

/** The features whose pages these are; only the server knows the source file of a page. */
const featureOfPage: Record<StaffPageName, string> = import.meta.env.SSR
  ? {
      account: 'account',
      administration: 'administration',
      calls: 'calls',
      duplicates: 'duplicates',
      edit: 'hub',
      editCategories: 'categories',
      editEntry: 'entries',
      editLinks: 'links',
      editNews: 'news',
      editPages: 'pages',
      editPaper: 'paper',
      entryForm: 'entries',
      history: 'history',
      importSheet: 'imports',
      inbox: 'pending',
      versions: 'versions',
    }
  : ({} as never)

/** @param name the page component, where several addresses open one */
const page = (
  staff: true | 'admin',
  route: keyof typeof routes,
  title: MessageId,
  texts: CataloguePart = 'staff',
  name = route as StaffPageName,
) =>
  definePage({
    route: routes[route],
    texts,
    title,
    ...lazyPage('src/app/staffPages.tsx', async () => {
      const { forStaff, staffPages } = await staffPagesCode.load()
      const { default: Component } = await staffPages[name]()
      return { default: forStaff(Component, staff) }
    }),
    // The chunk only checks the login; the page itself is fetched afterwards.
    preload,
    ...(import.meta.env.SSR && {
      noindex: true,
      chunkBehindLogin: `src/features/${featureOfPage[name]}/staff/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`,
    }),
    staff,
  })

/** The staff panel; each component is its own chunk. */
export const editPages: readonly Page[] = [
  page(true, 'edit', 'edit.title', 'hub'),
  page(true, 'createEntry', 'edit.createEntry.title', 'staff', 'entryForm'),
  page(true, 'editEntry', 'edit.editEntry.title', 'entries'),
  page(true, 'editEntryForm', 'edit_entry.formTitle', 'staff', 'entryForm'),
  page(true, 'duplicates', 'edit.duplicates.title', 'review'),
  page(true, 'calls', 'edit.calls.title', 'calls'),
  page(true, 'checked', 'edit.checked.title', 'calls', 'calls'),
  page(true, 'importSheet', 'import.title', 'imports'),
  page(true, 'editPaper', 'edit.paper.title', 'brochure'),
  page(true, 'createNews', 'edit.createNews.title', 'content', 'editNews'),
  page(true, 'editNews', 'edit.editNews.title', 'content'),
  page(true, 'editNewsForm', 'news_dialogue.editTitle', 'content', 'editNews'),
  page(true, 'editLinks', 'edit.editLinks.title', 'content'),
  page(true, 'editCategories', 'edit.categories.title', 'categories'),
  page(true, 'logs', 'edit.logs.title', 'history', 'history'),
  page(true, 'trash', 'edit.trash.title', 'history', 'history'),
  page(true, 'versions', 'versions.title', 'history'),
  page(true, 'account', 'edit.account.title', 'accounts'),
  page(true, 'pendingEntries', 'review.entriesTitle', 'review', 'inbox'),
  page(true, 'pendingChanges', 'review.changesTitle', 'review', 'inbox'),
  page('admin', 'users', 'edit.users.title', 'accounts', 'administration'),
  page('admin', 'mails', 'edit.mails.title', 'accounts', 'administration'),
  page('admin', 'erasePerson', 'edit.erase.title', 'accounts', 'administration'),
  page('admin', 'editTopCategories', 'edit.topCategories.title', 'categories', 'editCategories'),
  page('admin', 'editPages', 'edit.pages.title', 'content'),
  page('admin', 'files', 'edit.files.title', 'content', 'editPages'),
]
