import { routes } from '@directory/shared/routes'
import { definePage } from '../../../lib/page.ts'

export const entryReceivedPage = definePage({
  route: routes.entryReceived,
  code: () => import('./EntryReceived.tsx'),
  chunk: 'src/features/requests/public/EntryReceived.tsx',
  texts: 'received',
  // The title has to fit returning visitors, too; only the page can tell the difference.
  title: 'received.again',
  noindex: true,
  noStore: true,
})

export const changeReceivedPage = definePage({
  route: routes.changeReceived,
  code: () => import('./ChangeReceived.tsx'),
  chunk: 'src/features/requests/public/ChangeReceived.tsx',
  texts: 'received',
  title: 'received.changeTitle',
  noindex: true,
})
