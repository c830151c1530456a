import { routes } from '@directory/shared/routes'
import { callUrl } from '../lib/api.ts'
import { lazyPage } from '../lib/lazyPage.tsx'
import { definePage } from '../lib/page.ts'

export const addRequestPage = definePage({
  route: routes.addRequest,
  ...lazyPage('src/pages/AddRequest.tsx', () => import('./AddRequest.tsx')),
  load: () => [callUrl('GET /api/allcategories', {})],
  texts: 'requests',
  title: ({ search }) => (search.has('change') ? 'request.change' : 'request.new'),
  description: 'request.lead',
  // Names, tokens and what was typed belong to one visitor.
  noStore: true,
})

export const entryReceivedPage = definePage({
  route: routes.entryReceived,
  ...lazyPage('src/pages/EntryReceived.tsx', () => import('./EntryReceived.tsx')),
  texts: 'requests',
  // The same for whoever comes back later; only the page itself knows.
  title: 'received.again',
  noindex: true,
  noStore: true,
})

export const changeReceivedPage = definePage({
  route: routes.changeReceived,
  ...lazyPage('src/pages/ChangeReceived.tsx', () => import('./ChangeReceived.tsx')),
  texts: 'requests',
  title: 'received.changeTitle',
  noindex: true,
})
