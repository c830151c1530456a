import { routes } from '@directory/shared/routes'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const contactPage = definePage({
  route: routes.contact,
  ...lazyPage('src/features/contact/public/Contact.tsx', () => import('./Contact.tsx')),
  title: 'contact.title',
  ...(import.meta.env.SSR && { description: 'contact.lead' as const }),
})
