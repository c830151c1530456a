import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type ReadAnswer } from '../../../lib/page.ts'
import { breadcrumbList, type ToAbsoluteUrl } from '../../../lib/structuredData.ts'
import { parseFilters } from './filters.ts'
import { placeCalls } from './placeCalls.ts'

export const providerListPage = definePage({
  route: routes.providerList,
  ...lazyPage('src/features/entries/public/ProviderList.tsx', () => import('./ProviderList.tsx')),
  texts: 'directory',
  load: ({ params: { cat: category = '' }, search, locale }) => [
    ...(locale === 'en' ? [callUrl('GET /api/categoryinfo', {})] : []),
    callUrl('GET /api/datafilteredcategory', { category }),
    ...placeCalls(parseFilters(search, { region: '' }).from),
    callUrl('GET /api/visitingcategories', {}),
    // Only the server's status depends on whether an empty category exists or was renamed.
    ...(import.meta.env.SSR
      ? [callUrl('GET /api/allcategories', {}), callUrl('GET /api/categorynow', { category })]
      : []),
  ],
  title: ({ params }) => ({ text: params.cat ?? '' }),
  // Only the server sends a status and data for search engines.
  ...(import.meta.env.SSR && {
    description: ({ params, settings }: PageContext) => ({
      id: 'list.description',
      values: { category: params.cat ?? '', region: settings?.region.label ?? '' },
    }),
    sharePicture: ({ params }: PageContext) => ({ category: params.cat ?? '' }),
    status: ({ params: { cat: category = '' } }: PageContext, read: ReadAnswer) => {
      const entries = read('GET /api/datafilteredcategory', { category })
      const allCategories = read('GET /api/allcategories', {})
      if (entries?.length !== 0 || !allCategories || allCategories.includes(category)) return 200
      const currentName = read('GET /api/categorynow', { category })?.name
      return currentName ? { redirect: routes.providerList.href(currentName) } : 404
    },
    structuredData: (
      { params: { cat: category = '' }, settings }: PageContext,
      _read: ReadAnswer,
      absoluteUrl: ToAbsoluteUrl,
    ) => [
      breadcrumbList(
        [
          { name: settings?.siteTitle ?? '', path: routes.home.href() },
          { name: category, path: routes.providerList.href(category) },
        ],
        absoluteUrl,
      ),
    ],
  }),
})
