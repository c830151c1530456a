import { routes } from '@directory/shared/routes'
import { definePage } from '../../../lib/page.ts'

export const accessibilityPage = definePage({
  route: routes.accessibility,
  code: () => import('./Accessibility.tsx'),
  chunk: 'src/features/accessibility/public/Accessibility.tsx',
  texts: 'accessibility',
  title: 'footer.accessibility',
  ...(import.meta.env.SSR && { description: 'accessibility.lead' as const }),
})
