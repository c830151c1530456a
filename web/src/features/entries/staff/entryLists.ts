import type { OutputOf } from '#shared/contract'
import { categoryLists } from '../../categories/door.ts'

export const entryLists = ['GET /api/entrytable', ...categoryLists] as const

/** Change when an entry is confirmed or a provider called. */
export const callLists = ['GET /api/calls', 'GET /api/verificationFigures', ...entryLists] as const

export type CallRow = OutputOf<'GET /api/calls'>['rows'][number]
