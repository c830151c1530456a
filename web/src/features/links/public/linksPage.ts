import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'
import { regionInput } from './regionInput.ts'

export const linksPage = definePage({
  route: routes.links,
  ...lazyPage('src/features/links/public/Links.tsx', () => import('./Links.tsx')),
  title: 'links.title',
  ...(import.meta.env.SSR && { description: 'links.lead' as const }),
  load: ({ search, settings }) =>
    settings ? [callUrl('GET /api/links', regionInput(search.get('region'), settings))] : [],
})
