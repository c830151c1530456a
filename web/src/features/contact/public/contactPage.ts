import { routes } from '@directory/shared/routes'
import { definePage } from '../../../lib/page.ts'

export const contactPage = definePage({
  route: routes.contact,
  code: () => import('./Contact.tsx'),
  chunk: 'src/features/contact/public/Contact.tsx',
  title: 'contact.title',
  ...(import.meta.env.SSR && { description: 'contact.lead' as const }),
})
