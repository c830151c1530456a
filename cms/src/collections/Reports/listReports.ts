import type { Payload, TypedUser } from 'payload'
import { createDocument } from '#lib/createDocument.ts'
import { assertRight, unknownDocument } from '#lib/errors/apiError.ts'
import { exists, findAll, findFirst } from '#lib/find/find.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { Report } from '#payload-types.ts'
import { listsBy } from '#shared/appendTo'
import type { OutputOf } from '#shared/contract'
import { checkReport, cleanReport, type ReportFields } from '#shared/rules/reportRules'
import { entryOf } from '../Entries/entryOf.ts'
import { remindAtOnce } from '../Mails/remind.ts'
import { reportsKey } from '../RequestNotes/notes.ts'
import { notesAndQuestions, sortAnsweredFirst } from '../RequestNotes/questions.ts'

type Reported = OutputOf<'GET /api/reports'>[number]

/** Entries by their oldest report. */
export async function listReports(payload: Payload, user: TypedUser): Promise<Reported[]> {
  const docs = await findAll(payload, 'reports', { sort: 'createdAt', user })
  const byEntry = listsBy(docs, ({ entry }) => entry)
  const ids = [...byEntry.keys()]
  const entries = await findAll(payload, 'entries', { where: { id: { in: ids } }, depth: 1, user })
  const stored = new Map(entries.map((entry) => [entry.id, entry]))
  const saidOf = await notesAndQuestions(payload, user, docs, ids.map(reportsKey))
  const reported = [...byEntry].flatMap(([id, reports]) => {
    const entry = stored.get(id)
    const contacts = reports.map((one) => ({ id: one.id, email: one.email ?? '' }))
    if (!entry) return []
    const changedSince = Date.parse(entry.updatedAt) > Date.parse(reports.at(-1)?.createdAt ?? '')
    const about = { uuid: id, entry: entryOf(entry), changedSince, reports: foldSame(reports) }
    return [{ ...about, ...saidOf(reportsKey(id), contacts) }]
  })
  return sortAnsweredFirst(reported)
}

function foldSame(reports: readonly Report[]) {
  const folded = new Map<string, Reported['reports'][number]>()
  for (const { id, createdAt, topics, text, sender, email } of reports) {
    const content = cleanReport({
      topics: topics ?? [],
      text: text ?? '',
      sender: sender ?? '',
      email: email ?? '',
    })
    const key = JSON.stringify(content)
    const same = folded.get(key)
    if (same) same.ids.push(id)
    else folded.set(key, { ids: [id], timestamp: createdAt, ...content })
  }
  return [...folded.values()]
}

export async function submitReport(payload: Payload, entry: string, input: ReportFields) {
  assertRight(checkReport(input))
  const report = cleanReport(input)
  await inTransaction(payload, async (req) => {
    const reported = await findFirst(req, 'entries', {
      where: { id: { equals: entry }, state: { equals: 'published' } },
    })
    if (!reported) throw unknownDocument('entries')
    const isFirst = !(await exists(req, 'reports', { entry }))
    const data = { ...report, entry, name: reported.name }
    await createDocument(req, 'reports', data)
    // Staff handle several reports about one entry as one task.
    if (isFirst) await remindAtOnce(req)
  })
}
