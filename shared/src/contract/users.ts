import type { Calls } from './call.ts'

/** Accounts, and what they did. */
export const usersCalls = {} as const satisfies Calls
