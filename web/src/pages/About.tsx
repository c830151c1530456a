import { routes } from '@directory/shared/routes'
import { ContentPage } from '../features/content/ContentPage.tsx'
import { callUrl } from '../lib/api.ts'
import { definePage } from '../lib/page.ts'

export const aboutPage = definePage({
  route: routes.about,
  component: () => <ContentPage name="about" title="page.about" />,
  title: 'page.about',
  load: () => [callUrl('GET /api/getHtml', { name: 'about' })],
})
