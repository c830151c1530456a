import { routes } from '@directory/shared/routes'
import { callUrl } from '../lib/api.ts'
import { lazyPage } from '../lib/lazyPage.tsx'
import { definePage, type PageContext, type Read } from '../lib/page.ts'

const partsOf = ({ params: { cat = '', name = '' }, search }: PageContext) => ({
  category: cat,
  name,
  id: search.get('id') ?? '',
})

export const reportPage = definePage({
  route: routes.report,
  ...lazyPage('src/pages/Report.tsx', () => import('./Report.tsx')),
  load: (context) => [callUrl('GET /api/entry', partsOf(context))],
  texts: 'report',
  title: 'provider.report',
  noindex: true,
  // What was typed belongs to one visitor.
  noStore: true,
  // Only the server answers with one.
  ...(import.meta.env.SSR && {
    status: (context: PageContext, read: Read) =>
      read('GET /api/entry', partsOf(context))?.entries.length === 1 ? 200 : 404,
  }),
})
