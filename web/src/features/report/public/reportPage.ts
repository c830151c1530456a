import { callUrl } from '#lib/api.ts'
import type { Page, PageContext, ReadAnswer } from '#lib/page.ts'
import { routes } from '#shared/routes'
import { addressParts } from '../../entries/door.ts'

export const reportPage: Page = {
  route: routes.report,
  code: () => import('./Report.tsx'),
  chunk: 'src/features/report/public/Report.tsx',
  load: (context) => [callUrl('GET /api/entry', addressParts(context))],
  texts: 'report',
  title: 'provider.report',
  noindex: true,
  noStore: true,
  ...(import.meta.env.SSR && {
    status: (context: PageContext, read: ReadAnswer) =>
      read('GET /api/entry', addressParts(context))?.entries.length === 1 ? 200 : 404,
  }),
}
