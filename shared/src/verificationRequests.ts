/** Counted from the first mail. */
export const verificationLinkDays = 60

/** `ended`: expired. `answered`: all its entries are answered. `objected`: the provider opted out of such mails. */
export const verificationStates = ['open', 'answered', 'ended', 'objected'] as const
export type VerificationState = (typeof verificationStates)[number]

export const maxLinkSecretLength = 100
