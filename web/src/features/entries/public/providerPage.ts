import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type Read } from '../../../lib/page.ts'

const partsOf = ({ params: { cat = '', name = '' }, search }: PageContext) => ({
  category: cat,
  name,
  id: search.get('id') ?? '',
})

export const providerPage = definePage({
  route: routes.provider,
  ...lazyPage('src/features/entries/public/Provider.tsx', () => import('./Provider.tsx')),
  texts: 'directory',
  load: (context) => [
    callUrl('GET /api/entry', partsOf(context)),
    ...(context.search.get('from') ? [callUrl('GET /api/towns', {})] : []),
  ],
  title: (context) => ({ text: partsOf(context).name }),
  description: (context) => ({ id: 'provider.description', values: partsOf(context) }),
  // Only the server sends a status.
  ...(import.meta.env.SSR && {
    status: (context: PageContext, read: Read) => {
      const asked = partsOf(context)
      const found = read('GET /api/entry', asked)
      if (!found || found.entries.length > 0) return 200
      const { presentName, presentCategory } = found
      return presentName === null || presentCategory === null
        ? 404
        : { redirect: routes.provider.href(presentCategory, presentName) }
    },
  }),
})
