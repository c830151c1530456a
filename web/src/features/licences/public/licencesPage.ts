import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const licencesPage = definePage({
  route: routes.licences,
  ...lazyPage('src/features/licences/public/Licences.tsx', () => import('./Licences.tsx')),
  title: 'licences.title',
  load: () => [callUrl('GET /api/licences')],
  noindex: true,
})
