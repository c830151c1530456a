import { callUrl } from '#lib/api.ts'
import type { Page, PageContext, ReadAnswer } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { categoryTitle, nameCalls } from '../../categories/door.ts'
import { parseFilters, placeCalls } from './filters.ts'

const listTitle = (context: PageContext, read: ReadAnswer) =>
  categoryTitle(context.params.cat ?? '', context, read)

export const listCalls = ({ params: { cat: category = '' }, locale }: PageContext) => [
  ...nameCalls(locale),
  callUrl('GET /api/datafilteredcategory', { category }),
  callUrl('GET /api/entry', { category }),
  // Only the server's status depends on whether an empty category exists.
  ...(import.meta.env.SSR ? [callUrl('GET /api/allcategories')] : []),
]

/** @param href address of the same list by the category's name of today */
export const listStatus =
  (href: (category: string) => string): Page['status'] =>
  ({ params: { cat: category = '' } }, read) => {
    const currentName = read('GET /api/entry', { category })?.presentCategory
    if (currentName) return { redirect: href(currentName) }
    const entries = read('GET /api/datafilteredcategory', { category })
    const allCategories = read('GET /api/allcategories')
    return entries?.length !== 0 || !allCategories || allCategories.includes(category) ? 200 : 404
  }

export const providerListPage: Page = {
  route: routes.providerList,
  code: () => import('./ProviderList.tsx'),
  chunk: 'src/features/entries/public/ProviderList.tsx',
  texts: 'directory',
  load: (context) => [
    ...listCalls(context),
    ...placeCalls(parseFilters(context.search, '').from),
    callUrl('GET /api/visitingcategories'),
  ],
  title: (context, read) => ({ text: listTitle(context, read) }),
  ...(import.meta.env.SSR &&
    ({
      description: (context, read) => ({
        id: 'list.description',
        values: { category: listTitle(context, read), region: context.settings.region.label },
      }),
      // The address may write letters of the name in another way, such as `%46` for `F`.
      canonical: ({ params }) => routes.providerList.href(params.cat ?? ''),
      status: listStatus(routes.providerList.href),
    } satisfies Partial<Page>)),
}
