import { categoryLists } from '../../categories/door.ts'

/** Calls whose cached answers change with entries. */
export const entryLists = ['GET /api/entrytable', ...categoryLists] as const

/** An operation on entries, and the log lines by which it is undone. */
export interface DoneOperation {
  title: string
  undo: string[]
}
