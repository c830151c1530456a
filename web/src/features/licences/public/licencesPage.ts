import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { definePage } from '../../../lib/page.ts'

export const licencesPage = definePage({
  route: routes.licences,
  code: () => import('./Licences.tsx'),
  chunk: 'src/features/licences/public/Licences.tsx',
  title: 'licences.title',
  load: () => [callUrl('GET /api/licences')],
  noindex: true,
})
