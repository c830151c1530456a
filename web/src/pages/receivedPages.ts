import { routes } from '@directory/shared/routes'
import { lazyPage } from '../lib/lazyPage.tsx'
import { definePage } from '../lib/page.ts'

export const entryReceivedPage = definePage({
  route: routes.entryReceived,
  ...lazyPage('src/pages/EntryReceived.tsx', () => import('./EntryReceived.tsx')),
  texts: 'received',
  // The same for whoever comes back later; only the page itself knows.
  title: 'received.again',
  noindex: true,
  noStore: true,
})

export const changeReceivedPage = definePage({
  route: routes.changeReceived,
  ...lazyPage('src/pages/ChangeReceived.tsx', () => import('./ChangeReceived.tsx')),
  texts: 'received',
  title: 'received.changeTitle',
  noindex: true,
})

export const reportReceivedPage = definePage({
  route: routes.reportReceived,
  ...lazyPage('src/pages/ReportReceived.tsx', () => import('./ReportReceived.tsx')),
  texts: 'received',
  title: 'received.reportTitle',
  noindex: true,
  // There are as many as anybody can write names.
  noStore: true,
})
