import { lazyPage } from '../lib/lazyPage.tsx'
import { definePage } from '../lib/page.ts'

export const notFoundPage = definePage({
  route: { path: '*' },
  ...lazyPage('src/ui/NotFound.tsx', async () => {
    const { NotFound } = await import('../ui/NotFound.tsx')
    return { default: NotFound }
  }),
  title: 'notfound.title',
  status: () => 404,
  noindex: true,
})
