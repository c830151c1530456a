import { callUrl } from '#lib/api.ts'
import type { Page } from '#lib/page.ts'
import { defaultLocale } from '#shared/locales'
import { routes } from '#shared/routes'
import { pageInput } from '../../pages/door.ts'

export const homePage: Page = {
  route: routes.home,
  code: () => import('./Home.tsx'),
  chunk: 'src/features/home/public/Home.tsx',
  // In German the site's title alone; English readers learn what it is in their language.
  title: ({ locale }) => (locale === defaultLocale ? { text: '' } : 'site.title'),
  canonical: () => routes.home.href(),
  load: ({ locale }) => [
    callUrl('GET /api/topcategories'),
    callUrl('GET /api/news', { coming: 'true' }),
    callUrl('GET /api/getHtml', pageInput('homepage', locale)),
  ],
}
