import { callUrl } from '#lib/api.ts'
import type { Page } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { nameCalls } from '../../categories/door.ts'
import { parseFilters, placeCalls } from '../../entries/door.ts'
import { searchInput, usualRegion } from './searchInput.ts'

export const fastSearchPage: Page = {
  route: routes.fastsearch,
  code: () => import('./FastSearch.tsx'),
  chunk: 'src/features/search/public/FastSearch.tsx',
  texts: 'search',
  load: ({ search, locale }) => {
    const filters = parseFilters(search, usualRegion)
    const input = searchInput(filters, filters.from)
    return [
      ...placeCalls(filters.from),
      callUrl('GET /api/visitingcategories'),
      ...(input.searchQuery === ''
        ? [callUrl('GET /api/allcategories'), callUrl('GET /api/towns')]
        : [callUrl('GET /api/searchFor', input), callUrl('GET /api/searchhelp', input)]),
      ...nameCalls(locale),
    ]
  },
  title: ({ search }) => {
    const { q } = parseFilters(search, usualRegion)
    return q.trim() === '' ? 'search.title' : { id: 'search.titleFor', values: { query: q.trim() } }
  },
  description: 'search.description',
}
