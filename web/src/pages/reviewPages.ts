import { routes } from '@directory/shared/routes'
import { lazy } from 'react'
import { definePage } from '../lib/page.ts'

export const pendingEntriesPage = definePage({
  route: routes.pendingEntries,
  component: lazy(() => import('./PendingEntries.tsx')),
  title: 'review.entriesTitle',
  noindex: true,
  staff: true,
})

export const pendingChangesPage = definePage({
  route: routes.pendingChanges,
  component: lazy(() => import('./PendingChanges.tsx')),
  title: 'review.changesTitle',
  noindex: true,
  staff: true,
})
