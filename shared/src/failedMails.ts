/** Mails that were tried and could not be sent yet, as a query of Payload's. */
export const failedMails = { sentAt: { exists: false }, attempts: { greater_than: 0 } } as const

/** Address of their list in the admin UI. */
export const failedMailsHref =
  '/admin/collections/mails?where[or][0][and][0][sentAt][exists]=false' +
  '&where[or][0][and][1][attempts][greater_than]=0'
