/** Lists that show something else once two entries are one. */
export const duplicateLists = [
  'GET /api/duplicates',
  'GET /api/entrytable',
  'GET /api/categoryoverview',
  'GET /api/datafilteredcategory',
] as const

/** An act on a pair that can be taken back, in words. */
export interface PairAct {
  title: string
  /** Its line of the log. */
  undo: string
}
