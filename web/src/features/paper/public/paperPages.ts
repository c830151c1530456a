import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type Read } from '../../../lib/page.ts'
import { isKnownTown } from './isKnownTown.ts'

export const paperPage = definePage({
  route: routes.paper,
  ...lazyPage('src/features/paper/public/Paper.tsx', () => import('./Paper.tsx')),
  load: ({ search }) => {
    const from = search.get('town') ?? ''
    return [
      callUrl('GET /api/topcategories', {}),
      callUrl('GET /api/places', {}),
      ...(import.meta.env.SSR && from
        ? [callUrl('GET /api/place', { from }), callUrl('GET /api/towns', {})]
        : []),
    ]
  },
  texts: 'paper',
  title: 'paper.open',
  description: 'paper.lead',
  noindex: true,
  // Only the server sends a status.
  ...(import.meta.env.SSR && {
    status: ({ search }: PageContext, read: Read) => {
      const [topic, from] = [search.get('topic') ?? '', search.get('town') ?? '']
      const isKnown =
        topic === ''
          ? from === '' || isKnownTown(from, read('GET /api/place', { from }), read('GET /api/towns', {}))
          : read('GET /api/topcategories', {})?.some(({ id }) => id === topic)
      return isKnown === false ? (404 as const) : (200 as const)
    },
  }),
})

/** Drawn only while the booklet is not there. */
export const bookletPage = definePage({
  route: routes.booklet,
  ...lazyPage('src/features/paper/public/Booklet.tsx', () => import('./Booklet.tsx')),
  texts: 'paper',
  title: 'paper.open',
  noindex: true,
  noStore: true,
})
