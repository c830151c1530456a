import { routes } from '@directory/shared/routes'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

/** Pages behind links in mails, rendered by the server for the owner of the link and never stored. */
const linkPageOptions = { noindex: true, noStore: true } as const

export const confirmPage = definePage({
  route: routes.confirm,
  ...lazyPage('src/features/confirm/public/Confirm.tsx', () => import('./Confirm.tsx')),
  texts: 'confirm',
  title: 'confirm.title',
  ...linkPageOptions,
})

export const answerPage = definePage({
  route: routes.answer,
  ...lazyPage('src/features/confirm/public/Answer.tsx', () => import('./Answer.tsx')),
  texts: 'confirm',
  title: 'answer.title',
  ...linkPageOptions,
})

export const optOutPage = definePage({
  route: routes.objection,
  ...lazyPage('src/features/confirm/public/OptOut.tsx', () => import('./OptOut.tsx')),
  texts: 'confirm',
  title: 'confirm.objectTitle',
  ...linkPageOptions,
})
