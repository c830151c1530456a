/** As a query of Payload's. */
export const failedMails = { sentAt: { exists: false }, attempts: { greater_than: 0 } } as const

/** Tried in vain, not tried yet, or held back for good. */
export const unsentStates = ['failed', 'waiting', 'held'] as const
