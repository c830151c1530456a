import { NotFound } from '../components/NotFound.tsx'
import { definePage } from '../lib/page.ts'

export const notFoundPage = definePage({
  route: { path: '*' },
  component: NotFound,
  title: 'notfound.title',
  status: () => 404,
  noindex: true,
})
