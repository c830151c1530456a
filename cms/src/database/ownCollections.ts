/** What lies in MongoDB beside the collections of Payload. None of it but the files is content, so no backup holds it. */
export const leaseCollection = 'leases'
export const rateLimitCollection = 'rate-limits'
/** Prefix of the two collections of GridFS. */
export const fileBucket = 'uploads'
/** Which document of `files` has which bytes. */
export const fileOwners = 'uploads.owners'
