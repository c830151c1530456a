import { createElement } from 'react'
import { callUrl } from '#lib/api.ts'
import type { Page } from '#lib/page.ts'
import type { PageName } from '#shared/page'
import { routes } from '#shared/routes'
import { pageInput } from './pageInput.ts'

const page = (route: 'about' | 'help' | 'imprint' | 'privacy', name: PageName): Page => ({
  route: routes[route],
  code: async () => {
    const { default: AssociationPage } = await import('./AssociationPage.tsx')
    return { default: () => createElement(AssociationPage, { name, title: `page.${route}` }) }
  },
  chunk: 'src/features/pages/public/AssociationPage.tsx',
  title: `page.${route}`,
  description: `page.${route}.description`,
  load: ({ locale }) => [callUrl('GET /api/getHtml', pageInput(name, locale))],
})

export const contentPages = [
  page('help', 'assistance'),
  page('about', 'about'),
  page('privacy', 'privacy'),
  page('imprint', 'imprint'),
]
