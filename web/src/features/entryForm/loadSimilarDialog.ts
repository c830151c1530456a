/** For forms that most visitors send without being asked about similar entries. */
export const loadSimilarDialog = () => import('./SimilarDialog.tsx')
