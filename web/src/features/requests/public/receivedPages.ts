import { routes } from '@directory/shared/routes'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const entryReceivedPage = definePage({
  route: routes.entryReceived,
  ...lazyPage('src/features/requests/public/EntryReceived.tsx', () => import('./EntryReceived.tsx')),
  texts: 'received',
  // The title has to fit returning visitors, too; only the page can tell the difference.
  title: 'received.again',
  noindex: true,
  noStore: true,
})

export const changeReceivedPage = definePage({
  route: routes.changeReceived,
  ...lazyPage('src/features/requests/public/ChangeReceived.tsx', () => import('./ChangeReceived.tsx')),
  texts: 'received',
  title: 'received.changeTitle',
  noindex: true,
})
