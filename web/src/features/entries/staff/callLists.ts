import type { OutputOf } from '@directory/shared/contract'
import { entryLists } from './entryLists.ts'

/** Calls whose cached answers change when an entry is confirmed or a provider called. */
export const callLists = ['GET /api/calls', 'GET /api/verificationFigures', ...entryLists] as const

export type CallRow = OutputOf<'GET /api/calls'>['rows'][number]
