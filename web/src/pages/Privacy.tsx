import { routes } from '@directory/shared/routes'
import { ContentPage } from '../features/content/ContentPage.tsx'
import { callUrl } from '../lib/api.ts'
import { definePage } from '../lib/page.ts'

export const privacyPage = definePage({
  route: routes.privacy,
  component: () => <ContentPage name="privacy" title="page.privacy" />,
  title: 'page.privacy',
  load: () => [callUrl('GET /api/getHtml', { name: 'privacy' })],
})
