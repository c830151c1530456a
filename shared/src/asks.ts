/** What a provider may answer when asked whether all still holds. */
export const askAnswers = ['right', 'changed', 'gone'] as const
export type AskAnswer = (typeof askAnswers)[number]

/** How long the links of an ask hold, from its first mail. */
export const askLinkDays = 60

/**
 * `ended`: its time is over. `answered`: all its entries are answered. `objected`: the provider opted out of such
 * mails.
 */
export const askStates = ['open', 'answered', 'ended', 'objected'] as const
export type AskState = (typeof askStates)[number]

/** Longest secret of a link that is looked at at all. */
export const askSecretLimit = 100
