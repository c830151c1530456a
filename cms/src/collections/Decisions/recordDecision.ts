import type { PayloadRequest } from 'payload'
import { type LogDetails, logAct } from '#hooks/log/logAct.ts'
import { createDocument } from '#lib/createDocument.ts'
import { queueMail } from '#mail/queueMail.ts'
import type { WaitingKind } from '#shared/decisions'
import type { NamedlessAct } from '#shared/logLine'
import { plainText } from '#shared/plainText'
import { type MailDraft, renderDraft, wordsIfChanged } from '../Mails/mailDraft.ts'
import { removeNote } from '../RequestNotes/notes.ts'
import type { DecisionUndoData } from './undoing.ts'

/** Milliseconds that a decision's mail waits in the outbox, so that undoing can withdraw it. */
const mailHoldMs = 60_000

export interface DecisionMail {
  to: string
  mail: MailDraft
  isOurs?: true
}

/** A reviewer's part in the mails of a decision. */
export interface MailWords {
  /** May be empty. */
  reason: string
  /** Absent or empty: the mails' own text. */
  mailText?: string | null
}

/** Closes a request without publishing it. */
export interface Closing<Outcome> extends MailWords {
  id: string
  outcome: Outcome
  /** Absent: named by the outcome. */
  logAs?: NamedlessAct
}

interface NewDecision {
  kind: WaitingKind
  /** For reports, `reportsKey` of their entry. */
  request: string
  /** `accepted`, or how it was closed, as stored in the database. */
  outcome: string
  logAs: NamedlessAct
  name: string
  about?: LogDetails
  mails: readonly DecisionMail[]
  mailText?: MailWords['mailText']
  undoing: Omit<DecisionUndoData, 'mails'>
  /** Part of what the note is about still waits. */
  keepsNote?: boolean
}

/** Returns the id that the log line and the decision share. */
export async function recordDecision(
  req: PayloadRequest,
  { logAs, about, keepsNote, ...decision }: NewDecision,
) {
  // The line is written last, because the journal assigns everything before it to this line.
  if (!keepsNote) await removeNote(req, decision.request)
  const id = await logAct(req, { ...logAs, name: decision.name }, { ...about, undo: { kind: 'decision' } })
  await keepDecision(req, { ...decision, id })
  return id
}

/** Of an act with its own log line. */
export async function keepDecision(
  req: PayloadRequest,
  {
    mails,
    mailText,
    undoing,
    ...decision
  }: Omit<NewDecision, 'logAs' | 'about' | 'keepsNote'> & { id: string },
) {
  const queued: string[] = []
  const mailTexts: { to: string; text: string }[] = []
  for (const { to, mail, isOurs } of mails) {
    const text = isOurs ? '' : wordsIfChanged(mail, plainText(mailText ?? ''))
    const id = await queueMail(req, to, renderDraft(mail, text), mailHoldMs)
    if (id === null) continue
    queued.push(id)
    if (text !== '') mailTexts.push({ to, text })
  }
  const kept = mailTexts.length > 0 ? { mailTexts } : {}
  await createDocument(req, 'decisions', { ...decision, undoing: { ...undoing, mails: queued }, ...kept })
}
