export const requestKinds = ['entry', 'change'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What waits for staff, who note something about it and take it on; the reports of an entry are one. */
export const waitingKinds = [...requestKinds, 'report'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/**
 * How a request ends without being accepted: settled where there was nothing to change (a neutral mail), declined (a
 * mail with the reason), or spam (no mail).
 */
export const closingOutcomes = ['settled', 'declined', 'spam'] as const
export type ClosingOutcome = (typeof closingOutcomes)[number]

/**
 * What becomes of a provider, at each place where that is decided and in its words: the entry is changed, stays as it
 * is, or goes to the trash. The trash itself has the way back alone, and an import ends nobody.
 */
export const providerOutcomes = {
  change: { changed: 'accepted', stays: 'settled', gone: 'gone' },
  report: { changed: 'corrected', stays: 'settled', gone: 'gone' },
  call: { changed: 'changed', stays: 'right', gone: 'gone' },
  confirm: { changed: 'changed', stays: 'right', gone: 'gone' },
} as const

export const changeOutcomes = [...Object.values(providerOutcomes.change), 'declined', 'spam'] as const
export type ChangeOutcome = (typeof changeOutcomes)[number]

/** How reports end; only spam without a mail. */
export const reportOutcomes = [...Object.values(providerOutcomes.report), 'spam'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export type Outcome = ChangeOutcome | ReportOutcome

/** The word for each outcome, at each place the same. */
export const outcomeWords = {
  accepted: 'changed',
  corrected: 'changed',
  settled: 'stays',
  gone: 'gone',
  declined: 'declined',
  spam: 'spam',
} as const satisfies Record<Outcome, string>

/**
 * Who somebody is that the directory may have already, at each place where that is decided: the same, another one, or
 * left out. An open request is left out by closing it.
 */
export const identityOutcomes = {
  request: { same: 'replace', another: 'new' },
  import: { same: 'this', another: 'keep', leave: 'rowOut' },
} as const

export const verificationAnswers = Object.values(providerOutcomes.confirm)
export type VerificationAnswer = (typeof verificationAnswers)[number]

/** Closed at once. */
export const maxReports = 500

/** Closed, or decisions undone, at once. */
export const maxDecisions = 100

/**
 * `answered`: by this link. `decided`: the request was, and takes no answer any more. `ended`: the link's time is over.
 */
export const questionStates = ['open', 'answered', 'decided', 'ended'] as const

/** Characters. */
export const requestNoteLimit = 2000

/** Characters. */
export const mailTextLimit = 4000
