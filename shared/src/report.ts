/** What can be wrong with an entry, as readers tick it. */
export const reportTopics = ['phone', 'hours', 'address', 'closed', 'other'] as const

export const reportLimits = { text: 1000, sender: 100, email: 254 } as const
