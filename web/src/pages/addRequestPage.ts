import { routes } from '@directory/shared/routes'
import { callUrl } from '../lib/api.ts'
import { lazyPage } from '../lib/lazyPage.tsx'
import { definePage } from '../lib/page.ts'
import { changeRequest } from './changeRequestPart.ts'

const page = lazyPage('src/pages/AddRequest.tsx', () => import('./AddRequest.tsx'))

export const addRequestPage = definePage({
  route: routes.addRequest,
  ...page,
  preload: () => bothOf(page.preload(), changeRequest.preload()),
  load: () => [callUrl('GET /api/allcategories', {})],
  title: ({ search }) => (search.has('change') ? 'request.change' : 'request.new'),
  description: 'request.lead',
  // Names, tokens and what was typed belong to one visitor.
  noStore: true,
})

export const entryReceivedPage = definePage({
  route: routes.entryReceived,
  ...lazyPage('src/pages/EntryReceived.tsx', () => import('./EntryReceived.tsx')),
  title: 'received.entryTitle',
  noindex: true,
  noStore: true,
})

export const changeReceivedPage = definePage({
  route: routes.changeReceived,
  ...lazyPage('src/pages/ChangeReceived.tsx', () => import('./ChangeReceived.tsx')),
  title: 'received.changeTitle',
  noindex: true,
})

/** Null where all is here. */
function bothOf(...parts: (Promise<unknown> | null)[]): Promise<unknown> | null {
  return parts.every((part) => part === null) ? null : Promise.all(parts)
}
