/** Mails that were tried and could not be sent yet, as a query of Payload's. */
export const failedMails = { sentAt: { exists: false }, attempts: { greater_than: 0 } } as const

/** Why a mail has not gone out: tried in vain, not tried yet, or held back for good. */
export const unsentStates = ['failed', 'waiting', 'held'] as const
