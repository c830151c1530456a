import type { Calls } from './call.ts'

/** Visitors contribute, staff decide. */
export const requestsCalls = {} as const satisfies Calls
