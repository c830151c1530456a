/** Collections in MongoDB that are not Payload's. Apart from files they hold no content, so backups leave them out. */
export const leaseCollection = 'leases'
export const rateLimitCollection = 'rate-limits'
/** Prefix of the two collections of GridFS. */
export const fileBucket = 'uploads'
/** Links documents of `files` to their bytes. */
export const fileOwners = 'uploads.owners'
