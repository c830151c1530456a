import { routes } from '@directory/shared/routes'
import { definePage } from '../../../lib/page.ts'
import { nameCalls } from '../../categories/door.ts'

export const myListPage = definePage({
  route: routes.myList,
  code: () => import('./MyList.tsx'),
  chunk: 'src/features/mylist/public/MyList.tsx',
  texts: 'mylist',
  title: 'mylist.title',
  // Each visitor sees a different list, and search engines an empty one.
  noindex: true,
  ...(import.meta.env.SSR && {
    description: 'mylist.lead' as const,
    shareTexts: { title: 'mylist.sharedTitle' as const, description: 'mylist.sharedLead' as const },
  }),
  load: ({ locale }) => nameCalls(locale),
})
