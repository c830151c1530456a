import type { Payload, PayloadRequest } from 'payload'
import { alreadyDecided } from '#collections/Decisions/alreadyDecided.ts'
import {
  type DecisionMail,
  keepDecision,
  type MailWords,
  recordDecision,
} from '#collections/Decisions/recordDecision.ts'
import { storedEntry } from '#collections/Decisions/undoing.ts'
import { removeEntryInto } from '#collections/Entries/editEntry.ts'
import { entryOf } from '#collections/Entries/entryOf.ts'
import { outcomeMail, reportCorrectedMail } from '#collections/Mails/mailTexts.ts'
import { allReports, reportsOf, waitingReports } from '#collections/Reports/waitingReports.ts'
import { removeNote, reportsKey } from '#collections/RequestNotes/notes.ts'
import { deleteMatching } from '#lib/changeDocuments.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { Report, StoredEntry } from '#payload-types.ts'
import type { BodyOf } from '#shared/contract'
import type { ReportOutcome } from '#shared/decisions'

type Closing = Extract<BodyOf<'POST /api/closeRequests'>, { entry: string }> & MailWords

/** `gone` brings the entry to the trash, and all its reports with it. */
export const closeReports = staffAct(
  async (req, { entry: id, reports, outcome, reason, mailText }: Closing) => {
    const waiting = await waitingReports(req, id)
    if (outcome === 'gone') return removeEntryInto(req, id, { kind: 'entry_gone' })
    const closed = await deleteReports(req, reports, id)
    if (closed.length === 0) throw await alreadyDecided(req, reportsKey(id))
    const entry = await storedEntry(req, id)
    return recordDecision(req, {
      ...reportsDecision(id),
      undoing: {},
      outcome,
      logAs: { kind: `report_${outcome}` },
      name: entry?.name ?? waiting[0].name,
      about: { noun: 'entries', id },
      mails: entry ? reportMails(req.payload, entry, closed, outcome, reason) : [],
      mailText,
      keepsNote: closed.length < waiting.length,
    })
  },
)

/** The entry's log line and its undo apply to the reports, too. */
export async function endReportsOfTrashed(req: PayloadRequest, { id, name }: StoredEntry) {
  const reports = await allReports(req, id)
  if (reports.length === 0) return
  const closed = await deleteReports(
    req,
    reports.map((report) => report.id),
    id,
  )
  const note = await removeNote(req, reportsKey(id))
  await keepDecision(req, {
    ...reportsDecision(id),
    undoing: { goneReports: closed, ...(note && { note }) },
    id: crypto.randomUUID(),
    outcome: entryRemovedOutcome,
    name,
    mails: removalMails(req.payload, name, closed),
  })
}

/** As stored; of reports whose entry goes to the trash. */
export const entryRemovedOutcome = 'removed'

const reportsDecision = (entry: string) => ({ kind: 'report' as const, request: reportsKey(entry) })

export function reportMails(
  payload: Payload,
  entry: StoredEntry,
  reports: readonly Report[],
  outcome: ReportOutcome,
  reason: string,
): DecisionMail[] {
  if (outcome === 'spam') return []
  const { name } = entry
  if (outcome === 'gone') return removalMails(payload, name, reports)
  if (outcome === 'settled') return mailsTo(reports, outcomeMail(payload, 'report_settled', name, reason))
  return mailsTo(reports, reportCorrectedMail(payload, entryOf(entry), reason))
}

export const removalMails = (payload: Payload, name: string, reports: readonly Report[]): DecisionMail[] =>
  mailsTo(reports, outcomeMail(payload, 'report_removed', name, '')).map((one) => ({ ...one, isOurs: true }))

/** One for each address, even if it has sent several reports. */
function mailsTo(reports: readonly Report[], mail: DecisionMail['mail']): DecisionMail[] {
  const addresses = new Map(reports.flatMap(({ email }) => (email ? [[email.toLowerCase(), email]] : [])))
  return [...addresses.values()].map((to) => ({ to, mail }))
}

/** If two users close them at once, each report goes to one of them. */
const deleteReports = (req: PayloadRequest, ids: readonly string[], entry: string) =>
  deleteMatching(req, 'reports', { ...reportsOf(entry), id: { in: [...ids] } })
