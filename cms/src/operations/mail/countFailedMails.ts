import type { Payload } from 'payload'

/** How many mails were tried and could not be sent yet. */
export async function countFailedMails(payload: Payload): Promise<number> {
  const where = { sentAt: { exists: false }, attempts: { greater_than: 0 } }
  return (await payload.count({ collection: 'mails', where })).totalDocs
}
