/** Loads the dialog on demand, because most visitors send their forms without seeing it. */
export const loadSimilarDialog = () => import('./SimilarDialog.tsx')
