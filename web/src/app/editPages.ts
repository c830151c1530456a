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
  component: keyof typeof staffPages,
  title: MessageId,
  texts: CataloguePart = 'staff',
  route: Page['route'] = routes[component],
) =>
  definePage({
    route,
    texts,
    title,
    ...lazyPage('src/app/staffPages.tsx', async () => {
      const { forStaff, staffPages } = await code.load()
      const { default: Component } = await staffPages[component]()
      return { default: forStaff(Component, staff) }
    }),
    // The chunk only checks the login; the page itself is fetched afterwards.
    preload,
    chunkBehindLogin: `src/features/${feature}/staff/${component.charAt(0).toUpperCase()}${component.slice(1)}.tsx`,
    ...(import.meta.env.SSR && { noindex: true }),
    staff,
  })

/** The staff panel: each component is a chunk of its own, and may stand at several addresses. */
export const editPages: readonly Page[] = [
  page(true, 'hub', 'edit', 'edit.title', 'hub'),
  page(true, 'entries', 'createEntry', 'edit.createEntry.title'),
  page(true, 'entries', 'editEntry', 'edit.editEntry.title', 'entries'),
  page(true, 'entries', 'editEntryForm', 'edit_entry.formTitle'),
  page(true, 'duplicates', 'duplicates', 'edit.duplicates.title', 'review'),
  page(true, 'calls', 'calls', 'edit.calls.title', 'calls'),
  page(true, 'calls', 'calls', 'edit.checked.title', 'calls', routes.checked),
  page(true, 'imports', 'importSheet', 'import.title', 'imports'),
  page(true, 'paper', 'editPaper', 'edit.paper.title', 'brochure'),
  page(true, 'news', 'editNewsForm', 'edit.createNews.title', 'content', routes.createNews),
  page(true, 'news', 'editNews', 'edit.editNews.title', 'content'),
  page(true, 'news', 'editNewsForm', 'news_dialogue.editTitle', 'content'),
  page(true, 'links', 'editLinks', 'edit.editLinks.title', 'content'),
  page(true, 'categories', 'editCategories', 'edit.categories.title', 'categories'),
  page(true, 'logs', 'logs', 'edit.logs.title', 'history'),
  page(true, 'trash', 'trash', 'edit.trash.title', 'history'),
  page(true, 'versions', 'versions', 'versions.title', 'history'),
  page(true, 'account', 'account', 'edit.account.title', 'accounts'),
  page(true, 'pending', 'pendingEntries', 'review.entriesTitle', 'review'),
  page(true, 'pending', 'pendingChanges', 'review.changesTitle', 'review'),
  page('admin', 'users', 'users', 'edit.users.title', 'accounts'),
  page(
    'admin',
    'categories',
    'editCategories',
    'edit.topCategories.title',
    'categories',
    routes.editTopCategories,
  ),
  page('admin', 'pages', 'editPages', 'edit.pages.title', 'content'),
  page('admin', 'files', 'files', 'edit.files.title', 'content'),
]
