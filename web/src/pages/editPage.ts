import { routes } from '@directory/shared/routes'
import { lazy } from 'react'
import { definePage } from '../lib/page.ts'

export const editPage = definePage({
  route: routes.edit,
  component: lazy(() => import('./Edit.tsx')),
  title: 'edit.title',
  noindex: true,
  staff: true,
})
