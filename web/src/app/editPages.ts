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
  /** Its component, where several addresses have one. */
  component: keyof typeof staffPages = name,
) =>
  definePage({
    route: routes[name],
    texts,
    title,
    ...lazyPage('src/app/staffPages.tsx', async () => {
      const { forStaff, staffPages } = await code.load()
      const { default: Component } = await staffPages[name]()
      return { default: forStaff(Component, staff) }
    }),
    // The chunk only checks the login; the page itself is fetched afterwards.
    preload,
    chunkBehindLogin: `src/features/${feature}/staff/${component.charAt(0).toUpperCase()}${component.slice(1)}.tsx`,
    ...(import.meta.env.SSR && { noindex: true }),
    staff,
  })

/** The staff panel; each page is a chunk of its own. */
export const editPages: readonly Page[] = [
  page(true, 'hub', 'edit', 'edit.title', 'hub'),
  page(true, 'entries', 'createEntry', 'edit.createEntry.title'),
  page(true, 'entries', 'editEntry', 'edit.editEntry.title', 'entries'),
  page(true, 'entries', 'editEntryForm', 'edit_entry.formTitle'),
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
  page(true, 'pending', 'pendingEntries', 'review.entriesTitle', 'review'),
  page(true, 'pending', 'pendingChanges', 'review.changesTitle', 'review'),
  page('admin', 'users', 'users', 'edit.users.title', 'accounts'),
  page('admin', 'categories', 'editTopCategories', 'edit.topCategories.title', 'content'),
  page('admin', 'pages', 'editPages', 'edit.pages.title', 'content'),
  page('admin', 'pages', 'files', 'edit.files.title', 'content', 'editPages'),
]
