import type { OutputOf } from '@directory/shared/contract'
import { entryLists } from './entryLists.ts'

/** Lists that show something else once an entry is confirmed, or a provider was called. */
export const callLists = ['GET /api/calls', 'GET /api/checkedshare', ...entryLists] as const

export type CallRow = OutputOf<'GET /api/calls'>['rows'][number]

/** What came of a call, in words, and its line of the log. */
export interface CallAct {
  title: string
  undo: string
}
