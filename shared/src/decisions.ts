export const requestKinds = ['entry', 'change'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Kinds of requests that staff take on and note something about; all reports of an entry are one request. */
export const waitingKinds = [...requestKinds, 'report'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/**
 * How a request ends without being accepted: settled where there was nothing to change (a neutral mail), declined (a
 * mail with the reason), or spam (no mail).
 */
export const closingOutcomes = ['settled', 'declined', 'spam'] as const
export type ClosingOutcome = (typeof closingOutcomes)[number]

/**
 * What each kind of decision calls the outcomes for an entry: it is changed, stays as it is, or goes to the trash.
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

/** The same word for an outcome, whatever was decided about. */
export const outcomeWords = {
  accepted: 'changed',
  corrected: 'changed',
  settled: 'stays',
  gone: 'gone',
  declined: 'declined',
  spam: 'spam',
} as const satisfies Record<Outcome, string>

/**
 * What each kind of decision calls a possible duplicate: the same provider, another one, or left out. A request is left
 * out by closing it.
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
