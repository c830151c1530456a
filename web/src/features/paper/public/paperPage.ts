import { callUrl } from '#lib/api.ts'
import type { Page, PageContext, ReadAnswer } from '#lib/page.ts'
import { routes } from '#shared/routes'

export const paperPage: Page = {
  route: routes.paper,
  code: () => import('./Paper.tsx'),
  chunk: 'src/features/paper/public/Paper.tsx',
  load: ({ search }) => {
    const from = search.get('town') ?? ''
    return [
      callUrl('GET /api/topcategories'),
      callUrl('GET /api/places'),
      ...(import.meta.env.SSR && from ? [callUrl('GET /api/place', { from })] : []),
    ]
  },
  texts: 'paper',
  title: 'paper.open',
  description: 'paper.lead',
  noindex: true,
  ...(import.meta.env.SSR && {
    status: ({ search }: PageContext, read: ReadAnswer) => {
      const [topic, from] = [search.get('topic') ?? '', search.get('town') ?? '']
      const topics = read('GET /api/topcategories')
      const isKnown =
        topic === ''
          ? from === '' || read('GET /api/place', { from })?.place !== null
          : !topics || topics.some(({ id }) => id === topic)
      return isKnown ? (200 as const) : (404 as const)
    },
  }),
}
