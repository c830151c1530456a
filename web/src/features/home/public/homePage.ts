import { defaultLocale, type Locale } from '@directory/shared/locales'
import { routes } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import type { Organization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts'
import { callUrl } from '../../../lib/api.ts'
import { definePage, type PageContext, type ReadAnswer } from '../../../lib/page.ts'
import type { ToAbsoluteUrl } from '../../../lib/structuredData.ts'
import { pageInput } from '../../pages/door.ts'

export const homePage = definePage({
  route: routes.home,
  code: () => import('./Home.tsx'),
  chunk: 'src/features/home/public/Home.tsx',
  // In German the site's title alone; English readers learn what it is in their language.
  title: ({ locale }) => (locale === defaultLocale ? { text: '' } : 'site.title'),
  ...(import.meta.env.SSR && {
    canonical: () => routes.home.href(),
    structuredData: ({ settings, locale }: PageContext, _read: ReadAnswer, absoluteUrl: ToAbsoluteUrl) =>
      settings ? siteData(settings, locale, absoluteUrl) : [],
  }),
  load: ({ locale }) => [
    callUrl('GET /api/topcategories'),
    callUrl('GET /api/news', { coming: 'true' }),
    callUrl('GET /api/getHtml', pageInput('homepage', locale)),
  ],
})

/** Describes the site, its search and its operator for search engines. */
function siteData(settings: Settings, locale: Locale, absoluteUrl: ToAbsoluteUrl): Thing[] {
  const { siteTitle, association, contactEmail, phone } = settings
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(routes.fastsearch.href())}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#site`,
    name: siteTitle,
    url: absoluteUrl('/'),
    inLanguage: locale,
    potentialAction: search,
  }
  const organization: Organization = {
    '@type': 'Organization',
    name: association,
    url: absoluteUrl('/'),
    ...(contactEmail && { email: contactEmail }),
    ...(phone && { telephone: phone }),
  }
  return association ? [site, organization] : [site]
}
