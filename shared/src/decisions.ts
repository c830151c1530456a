/** What visitors ask for: a new entry, or a change of one. */
export const requestKinds = ['entry', 'change'] as const
export type RequestKind = (typeof requestKinds)[number]

/**
 * How a request ends without being accepted: settled where there was nothing to change (a neutral mail), declined (a
 * mail with the reason), or spam (no mail).
 */
export const closingOutcomes = ['settled', 'declined', 'spam'] as const
export type ClosingOutcome = (typeof closingOutcomes)[number]

/** So many requests can be closed, or decisions undone, at once. */
export const mostDecisions = 100

/** Characters of a note for colleagues. */
export const requestNoteLimit = 2000
