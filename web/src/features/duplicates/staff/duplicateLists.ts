/** Calls whose cached answers change when two entries are merged. */
export const duplicateLists = [
  'GET /api/duplicates',
  'GET /api/entrytable',
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
] as const

export interface PairOperation {
  title: string
  /** Id of its log entry. */
  undo: string
}
