import { callUrl } from '#lib/api.ts'
import type { Page } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { regionInput } from './regionInput.ts'

export const linksPage: Page = {
  route: routes.links,
  code: () => import('./Links.tsx'),
  chunk: 'src/features/links/public/Links.tsx',
  title: 'links.title',
  description: 'links.lead',
  load: ({ search, settings }) => [callUrl('GET /api/links', regionInput(search.get('region'), settings))],
}
