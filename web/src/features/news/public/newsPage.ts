import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const newsPage = definePage({
  route: routes.news,
  ...lazyPage('src/features/news/public/News.tsx', () => import('./News.tsx')),
  title: 'news.title',
  description: 'news.lead',
  load: () => [callUrl('GET /api/news')],
})
