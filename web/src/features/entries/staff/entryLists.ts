import { categoryLists } from '../../categories/door.ts'

/** Calls whose cached answers change with entries. */
export const entryLists = ['GET /api/entrytable', ...categoryLists] as const
