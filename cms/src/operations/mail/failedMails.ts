import type { Payload, Where } from 'payload'

/** Mails that were tried and could not be sent yet. */
export const failedMails: Where = { sentAt: { exists: false }, attempts: { greater_than: 0 } }

export const countFailedMails = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'mails', where: failedMails })).totalDocs
