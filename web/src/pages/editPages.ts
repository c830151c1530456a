import { routes } from '@directory/shared/routes'
import { type ComponentType, lazy } from 'react'
import type { MessageId } from '../lib/intl.ts'
import { definePage, type Page } from '../lib/page.ts'

const page = (
  staff: true | 'admin',
  route: { path: string },
  title: MessageId,
  load: () => Promise<{ default: ComponentType }>,
) => definePage({ route, title, component: lazy(load), noindex: true, staff })

/** The staff panel; each page is a chunk of its own. */
export const editPages: readonly Page[] = [
  page(true, routes.createEntry, 'edit.createEntry.title', () => import('./CreateEntry.tsx')),
  page(true, routes.editEntry, 'edit.editEntry.title', () => import('./EditEntry.tsx')),
  page(true, routes.editEntryForm, 'edit_entry.formTitle', () => import('./EditEntryForm.tsx')),
  page(true, routes.importSheet, 'import.title', () => import('./ImportSheet.tsx')),
  page(true, routes.createNews, 'edit.createNews.title', () => import('./CreateNews.tsx')),
  page(true, routes.editNews, 'edit.editNews.title', () => import('./EditNews.tsx')),
  page(true, routes.editNewsForm, 'news_dialogue.editTitle', () => import('./EditNewsForm.tsx')),
  page(true, routes.editLinks, 'edit.editLinks.title', () => import('./EditLinks.tsx')),
  page(true, routes.logs, 'edit.logs.title', () => import('./Logs.tsx')),
  page(true, routes.account, 'edit.account.title', () => import('./Account.tsx')),
  page('admin', routes.users, 'edit.users.title', () => import('./Users.tsx')),
  page(
    'admin',
    routes.editTopCategories,
    'edit.topCategories.title',
    () => import('./EditTopCategories.tsx'),
  ),
  page('admin', routes.editPages, 'edit.pages.title', () => import('./EditPages.tsx')),
  page('admin', routes.files, 'edit.files.title', () => import('./Files.tsx')),
]
