import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const paperPage = definePage({
  route: routes.paper,
  ...lazyPage('src/features/paper/public/Paper.tsx', () => import('./Paper.tsx')),
  load: () => [callUrl('GET /api/topcategories', {}), callUrl('GET /api/places', {})],
  texts: 'paper',
  title: 'paper.open',
  description: 'paper.lead',
  noindex: true,
})

/** Drawn only while the booklet is not there. */
export const bookletPage = definePage({
  route: routes.booklet,
  ...lazyPage('src/features/paper/public/Booklet.tsx', () => import('./Booklet.tsx')),
  texts: 'paper',
  title: 'paper.open',
  noindex: true,
  noStore: true,
})
