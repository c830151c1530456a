import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type ReadAnswer } from '../../../lib/page.ts'
import type { ToAbsoluteUrl } from '../../../lib/structuredData.ts'
import { siteData } from './siteData.ts'

export const homePage = definePage({
  route: routes.home,
  ...lazyPage('src/features/home/public/Home.tsx', () => import('./Home.tsx')),
  // In German the site's title alone; English readers learn what it is in their language.
  title: ({ locale }) => (locale === 'de' ? { text: '' } : 'site.title'),
  ...(import.meta.env.SSR && {
    canonical: () => routes.home.href(),
    structuredData: ({ settings, locale }: PageContext, _read: ReadAnswer, absoluteUrl: ToAbsoluteUrl) =>
      settings ? siteData(settings, locale, absoluteUrl) : [],
  }),
  load: () => [
    callUrl('GET /api/topics'),
    callUrl('GET /api/comingnews'),
    callUrl('GET /api/getHtml', { name: 'homepage' }),
  ],
})
