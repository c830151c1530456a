/** Not Payload's. They hold no content, so backups leave them out. */
export const leaseCollection = 'leases'
export const rateLimitCollection = 'rate-limits'
