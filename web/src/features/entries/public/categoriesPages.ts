import { callUrl } from '#lib/api.ts'
import type { Page } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { categoryTitle } from '../../categories/door.ts'
import { parseFilters, regionQuery } from './filters.ts'
import { findTopic } from './findTopic.ts'

export const categoriesPage: Page = {
  route: routes.categories,
  code: () => import('./Categories.tsx'),
  chunk: 'src/features/entries/public/Categories.tsx',
  load: ({ search, settings }) => {
    const { region } = parseFilters(search, settings.region.key)
    return [callUrl('GET /api/topcategories'), callUrl('GET /api/categoryinfo', regionQuery(region))]
  },
  title: 'categories.title',
  description: 'categories.lead',
}

export const topCategoryPage: Page = {
  route: routes.topCategory,
  code: () => import('./TopCategory.tsx'),
  chunk: 'src/features/entries/public/TopCategory.tsx',
  load: ({ params }) => [
    callUrl('GET /api/categories', { topCategory: params.cat ?? '' }),
    callUrl('GET /api/categoryinfo'),
    callUrl('GET /api/topcategories'),
  ],
  title: ({ params: { cat = '' } }, read) => {
    const topic = findTopic(read('GET /api/topcategories'), cat)
    return topic ? { id: topic.title } : 'categories.title'
  },
  ...(import.meta.env.SSR &&
    ({
      // A topic can also be opened by its title.
      canonical: ({ params: { cat = '' } }, read) =>
        routes.topCategory.href(findTopic(read('GET /api/topcategories'), cat)?.id ?? cat),
      description: (context, read) => {
        const names = read('GET /api/categories', { topCategory: context.params.cat ?? '' }) ?? []
        const categories = names.map((name) => categoryTitle(name, context, read))
        return categories.length > 0
          ? { id: 'topic.description', values: { categories: categories.join(', ') } }
          : ('categories.lead' as const)
      },
    } satisfies Partial<Page>)),
}
