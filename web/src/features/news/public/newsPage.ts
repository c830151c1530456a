import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type ReadAnswer } from '../../../lib/page.ts'
import type { ToAbsoluteUrl } from '../../../lib/structuredData.ts'
import { articleData } from './articleData.ts'

export const newsPage = definePage({
  route: routes.news,
  ...lazyPage('src/features/news/public/News.tsx', () => import('./News.tsx')),
  title: 'news.title',
  load: () => [callUrl('GET /api/news')],
  ...(import.meta.env.SSR && {
    description: 'news.lead' as const,
    structuredData: ({ settings }: PageContext, read: ReadAnswer, absoluteUrl: ToAbsoluteUrl) =>
      (read('GET /api/news') ?? []).map((item) => articleData(item, settings, absoluteUrl)),
  }),
})
