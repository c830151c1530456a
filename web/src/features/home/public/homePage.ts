import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const homePage = definePage({
  route: routes.home,
  ...lazyPage('src/features/home/public/Home.tsx', () => import('./Home.tsx')),
  title: 'nav.home',
  canonical: () => routes.home.href(),
  load: () => [
    callUrl('GET /api/topics'),
    callUrl('GET /api/comingnews'),
    callUrl('GET /api/getHtml', { name: 'homepage' }),
  ],
})
