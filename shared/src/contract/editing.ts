import type { Calls } from './call.ts'

/** Staff change entries and categories. */
export const editingCalls = {} as const satisfies Calls
