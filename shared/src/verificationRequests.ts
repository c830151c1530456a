/** Number of days for which the links of a verification request work, from its first mail. */
export const verificationLinkDays = 60

/** `ended`: expired. `answered`: all its entries are answered. `objected`: the provider opted out of such mails. */
export const verificationStates = ['open', 'answered', 'ended', 'objected'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Maximum length; longer ones are refused unread. */
export const maxLinkSecretLength = 100
