/** Possible outcomes of a call; changes are written into the entry instead. */
export const callOutcomes = ['right', 'missed', 'gone'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Number of entries on a page, as many as one volunteer calls in an afternoon. */
export const callsPage = 20
