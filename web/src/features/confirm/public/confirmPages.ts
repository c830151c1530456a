import { routes } from '@directory/shared/routes'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

/** What links of mails to providers open: the server draws them for whoever has the link, and nobody keeps them. */
const byLink = { noindex: true, noStore: true } as const

export const confirmPage = definePage({
  route: routes.confirm,
  ...lazyPage('src/features/confirm/public/Confirm.tsx', () => import('./Confirm.tsx')),
  texts: 'confirm',
  title: 'confirm.title',
  ...byLink,
})

export const objectionPage = definePage({
  route: routes.objection,
  ...lazyPage('src/features/confirm/public/Objection.tsx', () => import('./Objection.tsx')),
  texts: 'confirm',
  title: 'confirm.objectTitle',
  ...byLink,
})
