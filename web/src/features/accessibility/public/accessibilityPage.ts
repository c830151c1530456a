import { routes } from '@directory/shared/routes'
import { definePage, type PageContext } from '../../../lib/page.ts'

export const accessibilityPage = definePage({
  route: routes.accessibility,
  code: () => import('./Accessibility.tsx'),
  chunk: 'src/features/accessibility/public/Accessibility.tsx',
  texts: 'accessibility',
  title: 'accessibility.title',
  ...(import.meta.env.SSR && { description: 'accessibility.lead' as const }),
  ...(import.meta.env.SSR && {
    // Until it is confirmed, the page does not exist.
    status: ({ settings }: PageContext) => (settings?.accessibility ? 200 : 404),
  }),
})
