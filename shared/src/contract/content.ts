import type { Calls } from './call.ts'

/** Staff and administrators change news, links, pages, files and top categories. */
export const contentCalls = {} as const satisfies Calls
