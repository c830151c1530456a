import type { reportsCalls } from '@directory/shared/contract/reports'
import { countCalls } from '../flows/calls/listCalls.ts'
import { countDuplicates } from '../flows/duplicates/duplicates.ts'
import { findRowsReady } from '../flows/imports/readImports.ts'
import { countWaiting } from '../nouns/reminders/remind.ts'
import { listReports, submitReport } from '../nouns/reports/listReports.ts'
import { countFailedMails } from '../operations/mail/countFailedMails.ts'
import { mailsAreHeld } from '../operations/mail/heldMails.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

const reportArrived = translate('de', 'done.report_received')

export const reportHandlers: Implementations<keyof typeof reportsCalls> = {
  'POST /api/addReport': async ({ payload, body }) => {
    const { entry, topics, text, sender, email } = body
    const report = { topics: topics ?? [], text: text ?? '', sender: sender ?? '', email: email ?? '' }
    // Robots get the same answer as everyone, so that they learn nothing.
    if (!body.homepage2) await submitReport(payload, entry, report)
    return { success: true, message: reportArrived }
  },
  'GET /api/reports': ({ payload, user }) => listReports(payload, user),
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
