import { routes } from '@directory/shared/routes'
import { ContentPage } from '../features/content/ContentPage.tsx'
import { callUrl } from '../lib/api.ts'
import { definePage } from '../lib/page.ts'

export const helpPage = definePage({
  route: routes.help,
  component: () => <ContentPage name="assistance" title="page.help" />,
  title: 'page.help',
  load: () => [callUrl('GET /api/getHtml', { name: 'assistance' })],
})
