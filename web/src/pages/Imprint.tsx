import { routes } from '@directory/shared/routes'
import { ContentPage } from '../features/content/ContentPage.tsx'
import { callUrl } from '../lib/api.ts'
import { definePage } from '../lib/page.ts'

export const imprintPage = definePage({
  route: routes.imprint,
  component: () => <ContentPage name="imprint" title="page.imprint" />,
  title: 'page.imprint',
  load: () => [callUrl('GET /api/getHtml', { name: 'imprint' })],
})
