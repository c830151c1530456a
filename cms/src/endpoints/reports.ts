import type { reportsCalls } from '@directory/shared/contract/reports'
import { failedMails } from '@directory/shared/failedMails'
import { countWaiting } from '../collections/Mails/remind.ts'
import { listReports, submitReport } from '../collections/Reports/listReports.ts'
import { websiteStates } from '../collections/WebsiteChecks/silentWebsites.ts'
import { countDuplicates } from '../features/duplicates/duplicates.ts'
import { findRowsReady } from '../features/imports/readImports.ts'
import { countCalls } from '../features/verification/listCalls.ts'
import { translate } from '../lib/words/translate.ts'
import { mailsAreHeld } from '../mail/heldMails.ts'
import { publicDataOf } from '../publicData/live/publicData.ts'
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
    const [requests, calls, websites, duplicates, rows, mails, mailsOnHold] = await Promise.all([
      countWaiting(payload, { user, overrideAccess: false }),
      countCalls(payload),
      websiteStates(payload),
      countDuplicates(payload),
      findRowsReady(payload),
      isAdmin ? payload.count({ collection: 'mails', where: failedMails }) : undefined,
      isAdmin ? mailsAreHeld(payload) : undefined,
    ])
    return {
      ...requests,
      calls,
      websites: publicDataOf(payload)
        .allEntries()
        .filter(({ website }) => websites.has(website)).length,
      duplicates,
      ...rows,
      ...(isAdmin && { mails: mails?.totalDocs, mailsOnHold }),
    }
  },
}
