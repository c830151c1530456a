import type { Calls } from './call.ts'

/** A spreadsheet goes in and out. */
export const importsCalls = {} as const satisfies Calls
