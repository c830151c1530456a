import { lazyPage } from '../lib/lazyPage.tsx'
import { definePage } from '../lib/page.ts'

export const notFoundPage = definePage({
  route: { path: '*' },
  ...lazyPage('src/ui/NotFoundMessage.tsx', async () => {
    const { NotFoundMessage } = await import('../ui/NotFoundMessage.tsx')
    return { default: NotFoundMessage }
  }),
  title: 'notfound.title',
  status: () => 404,
  noindex: true,
})
