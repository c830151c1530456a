import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const confirmChangePage = definePage({
  route: routes.confirmChange,
  ...lazyPage('src/features/requests/public/ConfirmChange.tsx', () => import('./ConfirmChange.tsx')),
  load: () => [callUrl('GET /api/allcategories', {})],
  texts: 'requests',
  title: 'request.change',
  noindex: true,
  noStore: true,
})
