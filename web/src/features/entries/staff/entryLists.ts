import { categoryLists } from '../../categories/door.ts'

/** Lists that show something else when entries change. */
export const entryLists = ['GET /api/entrytable', ...categoryLists] as const
