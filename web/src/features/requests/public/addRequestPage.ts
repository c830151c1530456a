import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { definePage } from '../../../lib/page.ts'

export const addRequestPage = definePage({
  route: routes.addRequest,
  code: () => import('./AddRequest.tsx'),
  chunk: 'src/features/requests/public/AddRequest.tsx',
  load: () => [callUrl('GET /api/allcategories', {})],
  texts: 'requests',
  title: ({ search }) => (search.has('change') ? 'request.change' : 'request.new'),
  ...(import.meta.env.SSR && { description: 'request.lead' as const }),
  // Names, codes and typed input belong to one visitor.
  noStore: true,
})
