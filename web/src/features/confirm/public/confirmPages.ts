import { routes } from '@directory/shared/routes'
import { definePage } from '../../../lib/page.ts'

/** Pages behind links in mails, rendered by the server for the owner of the link and never stored. */
const linkPageOptions = { noindex: true, noStore: true } as const

export const confirmPage = definePage({
  route: routes.confirm,
  code: () => import('./Confirm.tsx'),
  chunk: 'src/features/confirm/public/Confirm.tsx',
  texts: 'confirm',
  title: 'confirm.title',
  ...linkPageOptions,
})

export const answerPage = definePage({
  route: routes.answer,
  code: () => import('./Answer.tsx'),
  chunk: 'src/features/confirm/public/Answer.tsx',
  texts: 'confirm',
  title: 'answer.title',
  ...linkPageOptions,
})

export const optOutPage = definePage({
  route: routes.objection,
  code: () => import('./OptOut.tsx'),
  chunk: 'src/features/confirm/public/OptOut.tsx',
  texts: 'confirm',
  title: 'confirm.objectTitle',
  ...linkPageOptions,
})
