import { checkReport, cleanReport, type ReportFields } from '@directory/shared/report'
import type { Payload } from 'payload'
import { createDocument } from '../../operations/documents/createDocument.ts'
import { unknownDocument } from '../../operations/documents/documents.ts'
import { apiErrors } from '../../operations/errors/apiError.ts'
import { findFirst } from '../../operations/find/find.ts'
import { inTransaction } from '../../operations/transaction/inTransaction.ts'
import { remindAtOnce } from '../reminders/remind.ts'
import { reportsOf } from './waitingReports.ts'

/** Stores a reader's report of an error in a public entry. */
export async function submitReport(payload: Payload, entry: string, input: ReportFields): Promise<void> {
  const wrong = checkReport(input)
  if (wrong) throw apiErrors.wrong(wrong)
  const report = cleanReport(input)
  await inTransaction(payload, async (req) => {
    const reported = await findFirst(payload, 'entries', {
      where: { id: { equals: entry }, state: { equals: 'published' } },
      req,
    })
    if (!reported) throw unknownDocument('entries')
    const isFirst =
      (await payload.count({ collection: 'reports', where: reportsOf(entry), req })).totalDocs === 0
    const data = { ...report, entry, name: reported.name }
    await createDocument(req, 'reports', data)
    // Staff handle several reports about one entry as one task.
    if (isFirst) await remindAtOnce(req)
  })
}
