import type { ReportOutcome } from '@directory/shared/decisions'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Report, StoredEntry } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { alreadyDecided } from '../decisions/alreadyDecided.ts'
import { type DecisionMail, keepDecision, recordDecision } from '../decisions/recordDecision.ts'
import { storedEntry } from '../decisions/undoing.ts'
import { actAs, assertNoErrors } from '../inTransaction.ts'
import { reportCorrectedMail, reportRemovedMail, reportSettledMail } from '../mail/mailTexts.ts'
import type { MailContent } from '../mail/renderMail.ts'
import { allReports, reportsKey, reportsOf, waitingReports } from './waitingReports.ts'

interface Closing {
  /** Uuid of the entry. */
  entry: string
  /** Ids. */
  reports: readonly string[]
  outcome: ReportOutcome
  /** For the mail; may be empty. */
  reason: string
}

const actions: Record<ReportOutcome, string> = {
  corrected: 'Hinweis erledigt, Angaben verbessert',
  settled: 'Hinweis erledigt, Angaben stimmen',
  spam: 'Hinweis als Spam entfernt',
}

/** Ends reports of an entry, one of them or all. Past access control, as change requests end. Answers the decision's id. */
export function closeReports(
  payload: Payload,
  user: TypedUser,
  { entry: id, reports, outcome, reason }: Closing,
): Promise<string> {
  return actAs(payload, user, async (req) => {
    const waiting = await waitingReports(req, id)
    const closed = await deleteReports(req, reports, id)
    if (closed.length === 0) throw await alreadyDecided(req, reportsKey(id))
    const entry = await storedEntry(req, id)
    const name = entry?.name ?? waiting[0].name
    return recordDecision(req, {
      ...reportsDecision(id, closed),
      outcome,
      action: actions[outcome],
      name,
      about: { noun: 'entries', id },
      mails: outcome === 'spam' || !entry ? [] : mailsTo(closed, mailOf(payload, entry, outcome, reason)),
      keepsNote: closed.length < waiting.length,
    })
  })
}

/**
 * An entry that goes to the trash takes its reports along; the line of the log that tells of the one stands for the
 * other, and so does what undoes it.
 */
export async function endReports(req: PayloadRequest, { id, name }: StoredEntry): Promise<void> {
  const reports = await allReports(req, id)
  if (reports.length === 0) return
  const closed = await deleteReports(
    req,
    reports.map((report) => report.id),
    id,
  )
  await keepDecision(req, {
    ...reportsDecision(id, closed),
    id: crypto.randomUUID(),
    outcome: removed,
    name,
    mails: mailsTo(closed, reportRemovedMail(req.payload, name)),
  })
}

/** How reports end whose entry goes to the trash, in the database's terms. */
export const removed = 'removed'

const reportsDecision = (entry: string, goneReports: Report[]) => ({
  kind: 'report' as const,
  request: reportsKey(entry),
  undoing: { goneReports },
})

const mailOf = (
  payload: Payload,
  entry: StoredEntry,
  outcome: Exclude<ReportOutcome, 'spam'>,
  reason: string,
): MailContent => {
  const { id: uuid, name, category } = entry
  if (outcome === 'settled') return reportSettledMail(payload, name, reason)
  const place = { uuid, name, category: typeof category === 'object' ? category.name : '' }
  return reportCorrectedMail(payload, place, reason)
}

/** One for each address, however often it has reported the same. */
function mailsTo(reports: readonly Report[], mail: MailContent): DecisionMail[] {
  const addresses = new Map(reports.flatMap(({ email }) => (email ? [[email.toLowerCase(), email]] : [])))
  return [...addresses.values()].map((to) => ({ to, mail }))
}

/** Answers those that were there: of two who close them at once each gets what the other has left. */
async function deleteReports(req: PayloadRequest, ids: readonly string[], entry: string): Promise<Report[]> {
  const { docs } = assertNoErrors(
    await req.payload.delete({
      collection: 'reports',
      where: { ...reportsOf(entry), id: { in: [...ids] } },
      depth: 0,
      req,
    }),
  )
  return docs
}

/** Brings back what a decision has ended; refused where their entry is gone meanwhile. */
export async function restoreReports(req: PayloadRequest, reports: readonly Report[]): Promise<void> {
  const entry = await storedEntry(req, reports[0]?.entry ?? '')
  if (!entry || entry.deletedAt) throw apiErrors.changedSince()
  for (const report of reports)
    await req.payload.create({ collection: 'reports', data: report as never, depth: 0, req })
}
