import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { definePage } from '../../../lib/page.ts'

export const confirmChangePage = definePage({
  route: routes.confirmChange,
  code: () => import('./ConfirmChange.tsx'),
  chunk: 'src/features/requests/public/ConfirmChange.tsx',
  load: () => [callUrl('GET /api/allcategories', {})],
  texts: 'requests',
  title: 'request.change',
  noindex: true,
  noStore: true,
})
