import { type Locale, routes } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import type { Organization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts'
import type { ToAbsoluteUrl } from '../../../lib/structuredData.ts'

/** Describes the site, its search and its operator for search engines. */
export function siteData(settings: Settings, locale: Locale, absoluteUrl: ToAbsoluteUrl): Thing[] {
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
