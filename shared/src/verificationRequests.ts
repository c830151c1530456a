/** What a provider may answer to a verification request. */
export const verificationAnswers = ['right', 'changed', 'gone'] as const
export type VerificationAnswer = (typeof verificationAnswers)[number]

/** How many days the links of a verification request work, from its first mail. */
export const verificationLinkDays = 60

/**
 * `ended`: its time is over. `answered`: all its entries are answered. `objected`: the provider opted out of such
 * mails.
 */
export const verificationStates = ['open', 'answered', 'ended', 'objected'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Longer ones are refused unread. */
export const maxLinkSecretLength = 100
