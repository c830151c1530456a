import type { OutputOf } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import { countCalls } from '../flows/calls/listCalls.ts'
import { countDuplicates } from '../flows/duplicates/duplicates.ts'
import { countRowsReady } from '../flows/imports/readImports.ts'
import { countRequests } from '../flows/review/countRequests.ts'
import { countFailedMails } from '../operations/mail/failedMails.ts'

/** What waits for this member of staff, over all flows. */
export async function countWaiting(payload: Payload, user: TypedUser): Promise<OutputOf<'GET /api/waiting'>> {
  const [requests, calls, duplicates, importRows, mails] = await Promise.all([
    countRequests(payload, user),
    countCalls(payload),
    countDuplicates(payload),
    countRowsReady(payload),
    user.role === 'Admin' ? countFailedMails(payload) : undefined,
  ])
  return { ...requests, calls, duplicates, importRows, ...(mails !== undefined && { mails }) }
}
