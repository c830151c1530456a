import type { reportsCalls } from '@directory/shared/contract/reports'
import { listReports, submitReport } from '../nouns/reports/listReports.ts'
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
}
