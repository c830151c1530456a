import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type Read } from '../../../lib/page.ts'
import { type At, breadcrumbList } from '../../../lib/structuredData.ts'
import { placeCalls } from './placeCalls.ts'
import { providerData } from './providerData.ts'

const partsOf = ({ params: { cat = '', name = '' }, search }: PageContext) => ({
  category: cat,
  name,
  id: search.get('id') ?? '',
})

/** Returns the name, with street and town if others have the same. */
function nameOf(context: PageContext, read: Read): string {
  const { name } = partsOf(context)
  const { entries: [entry, other] = [], sameName = 0 } = read('GET /api/entry', partsOf(context)) ?? {}
  if (!entry || other || sameName < 2) return name
  return `${name} (${[entry.street, entry.city].filter(Boolean).join(', ')})`
}

export const providerPage = definePage({
  route: routes.provider,
  ...lazyPage('src/features/entries/public/Provider.tsx', () => import('./Provider.tsx')),
  texts: 'provider',
  load: (context) => [
    callUrl('GET /api/entry', partsOf(context)),
    ...(context.locale === 'en' ? [callUrl('GET /api/categoryinfo', {})] : []),
    ...placeCalls(context.search.get('from') ?? ''),
  ],
  // The same provider is often listed in several categories.
  title: (context, read) => ({ text: `${nameOf(context, read)}, ${partsOf(context).category}` }),
  // Only the server sends a status and data for search engines.
  ...(import.meta.env.SSR && {
    description: (context: PageContext, read: Read) => ({
      id: 'provider.description',
      values: { ...partsOf(context), name: nameOf(context, read) },
    }),
    sharePicture: ({ params: { cat = '' } }: PageContext) => ({ category: cat }),
    canonical: (context: PageContext, read: Read) => {
      const { category, name, id } = partsOf(context)
      const found = read('GET /api/entry', partsOf(context))
      // If the visitor has to choose among namesakes, each of them has its own address.
      if (found && found.entries.length > 1) return null
      return routes.provider.href(category, name, found && found.sameName > 1 ? id : undefined)
    },
    structuredData: (context: PageContext, read: Read, at: At) => {
      const { category, name, id } = partsOf(context)
      const found = read('GET /api/entry', { category, name, id })
      const trail = [
        { name: context.settings?.siteTitle ?? '', path: routes.home.href() },
        { name: category, path: routes.providerList.href(category) },
        { name, path: routes.provider.href(category, name) },
      ]
      const things = (found?.entries ?? []).map((entry) =>
        providerData(entry, context.settings, at, found?.schemaType),
      )
      return [...things, breadcrumbList(trail, at)]
    },
    status: (context: PageContext, read: Read) => {
      const asked = partsOf(context)
      const found = read('GET /api/entry', asked)
      if (!found || found.entries.length > 0) return 200
      const { presentName, presentCategory } = found
      return presentName === null || presentCategory === null
        ? 404
        : { redirect: routes.provider.href(presentCategory, presentName) }
    },
  }),
})
