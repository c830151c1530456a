import type { PageName } from '@directory/shared/page'
import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

const page = (route: 'about' | 'help' | 'imprint' | 'privacy', name: PageName) =>
  definePage({
    route: routes[route],
    ...lazyPage('src/features/pages/public/AssociationPage.tsx', () => import('./AssociationPage.tsx'), {
      name,
      title: `page.${route}`,
    }),
    title: `page.${route}`,
    description: `page.${route}.description`,
    load: () => [callUrl('GET /api/getHtml', { name })],
  })

/** Pages that consist only of the association's text. */
export const contentPages = [
  page('help', 'assistance'),
  page('about', 'about'),
  page('privacy', 'privacy'),
  page('imprint', 'imprint'),
]
