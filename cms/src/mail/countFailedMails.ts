import { failedMails } from '@directory/shared/failedMails'
import type { Payload } from 'payload'

export const countFailedMails = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'mails', where: failedMails })).totalDocs
