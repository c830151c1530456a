import { lazy } from 'react'

/** Its code loads when there is something to ask: most requests have no provider of a similar name. */
export const SimilarDialog = lazy(() => import('./SimilarDialog.tsx'))
