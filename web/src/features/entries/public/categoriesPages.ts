import { allRegions } from '@directory/shared/region'
import { routes } from '@directory/shared/routes'
import { callUrl } from '../../../lib/api.ts'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage, type PageContext, type Read } from '../../../lib/page.ts'
import { askedRegion, parseFilters } from './filters.ts'
import { topicOf } from './topicOf.ts'

export const categoriesPage = definePage({
  route: routes.categories,
  ...lazyPage('src/features/entries/public/Categories.tsx', () => import('./Categories.tsx')),
  load: ({ search, settings }) => {
    const key = settings?.region.key ?? allRegions
    const { region } = parseFilters(search, { region: key })
    return [callUrl('GET /api/topcategories', {}), callUrl('GET /api/categoryinfo', askedRegion(region))]
  },
  title: 'categories.title',
  ...(import.meta.env.SSR && { description: 'categories.lead' as const }),
})

export const topCategoryPage = definePage({
  route: routes.topCategory,
  ...lazyPage('src/features/entries/public/TopCategory.tsx', () => import('./TopCategory.tsx')),
  load: ({ params }) => [
    callUrl('GET /api/categories', { topCategory: params.cat ?? '' }),
    callUrl('GET /api/categoryinfo', {}),
    callUrl('GET /api/topcategories', {}),
  ],
  title: ({ params: { cat = '' } }, read) => {
    const top = topicOf(read('GET /api/topcategories', {}) ?? read('GET /api/topics', {}), cat)
    return top ? { id: top.title } : 'categories.title'
  },
  // Only the server sends data for search engines.
  ...(import.meta.env.SSR && {
    sharePicture: ({ params }: PageContext) => ({ topic: params.cat ?? '' }),
    description: ({ params: { cat = '' } }: PageContext, read: Read) => {
      const categories = read('GET /api/categories', { topCategory: cat }) ?? []
      return categories.length > 0
        ? { id: 'topic.description', values: { categories: categories.join(', ') } }
        : ('categories.lead' as const)
    },
  }),
})
