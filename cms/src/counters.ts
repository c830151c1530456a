import { createHistogram } from './histogram.ts'

/** Number of events of each kind. */
export type Counts = Record<string, number>

/** Counts since the start of the process, for `/metrics`. Plain numbers, because most are never read. */
export const counters = {
  transactions: createHistogram(),
  transactionsRetried: 0,
  /** Times for which the write lock was held, on SQLite. */
  writes: createHistogram(),
  databaseErrors: { conflict: 0, away: 0, uncertain: 0, not_saved: 0 } satisfies Counts as Counts,
  logins: { ok: 0, refused: 0, locked: 0, limited: 0 } satisfies Counts as Counts,
  limited: {
    login: 0,
    loginAddress: 0,
    submission: 0,
    report: 0,
    invalid: 0,
    lookup: 0,
  } satisfies Counts as Counts,
}

export function count(counts: Counts, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1
}
