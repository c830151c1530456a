import type { waitingCalls } from '@directory/shared/contract/waiting'
import { countCalls } from '../flows/calls/listCalls.ts'
import { countDuplicates } from '../flows/duplicates/duplicates.ts'
import { findRowsReady } from '../flows/imports/readImports.ts'
import { countWaiting } from '../nouns/reminders/remind.ts'
import { countFailedMails } from '../operations/mail/countFailedMails.ts'
import { mailsAreHeld } from '../operations/mail/heldMails.ts'
import type { Implementations } from './handler.ts'

export const waitingHandlers: Implementations<keyof typeof waitingCalls> = {
  'GET /api/waiting': async ({ payload, user }) => {
    const isAdmin = user.role === 'Admin'
    const [requests, calls, duplicates, rows, mails, mailsOnHold] = await Promise.all([
      countWaiting(payload, { user, overrideAccess: false }),
      countCalls(payload),
      countDuplicates(payload),
      findRowsReady(payload),
      isAdmin ? countFailedMails(payload) : undefined,
      isAdmin ? mailsAreHeld(payload) : undefined,
    ])
    return { ...requests, calls, duplicates, ...rows, ...(isAdmin && { mails, mailsOnHold }) }
  },
}
