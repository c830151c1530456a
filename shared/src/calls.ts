/** What may come of a call; what has changed is written into the entry instead. */
export const callOutcomes = ['right', 'missed', 'gone'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Entries of a page, as many as one volunteer calls in an afternoon. */
export const callsPage = 20
