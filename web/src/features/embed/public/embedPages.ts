import type { Page } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { categoryTitle } from '../../categories/door.ts'
import { listCalls, listStatus } from '../../entries/door.ts'

export const embedPages: readonly Page[] = [
  {
    route: routes.embedSearch,
    code: () => import('./EmbedSearch.tsx'),
    chunk: 'src/features/embed/public/EmbedSearch.tsx',
    texts: 'search',
    title: { text: '' },
    noindex: true,
    isFramed: true,
  },
  {
    route: routes.embedList,
    code: () => import('./EmbedList.tsx'),
    chunk: 'src/features/embed/public/EmbedList.tsx',
    texts: 'directory',
    load: listCalls,
    title: (context, read) => ({ text: categoryTitle(context.params.cat ?? '', context, read) }),
    status: listStatus(routes.embedList.href),
    noindex: true,
    isFramed: true,
  },
]
