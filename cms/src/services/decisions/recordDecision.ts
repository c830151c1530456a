import type { RequestKind } from '@directory/shared/decisions'
import type { PayloadRequest } from 'payload'
import { type LogDetails, logAct } from '../logs/logAct.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { MailContent } from '../mail/renderMail.ts'
import { removeNote } from '../requestNotes/requestNotes.ts'
import type { Undoing } from './undoing.ts'

/** So long the mail of a decision waits in the outbox, to be taken back with it. */
const mailHoldMs = 60_000

export interface DecisionMail {
  to: string
  mail: MailContent
}

interface NewDecision {
  kind: RequestKind
  /** Id of the request. */
  request: string
  /** In the database's terms: `accepted`, or how it was closed. */
  outcome: string
  /** For the log. */
  action: string
  name: string
  about?: LogDetails | undefined
  mails: readonly DecisionMail[]
  undoing: Omit<Undoing, 'mails' | 'note'>
}

/**
 * The end of every decision about a request: its one log line, its mails, and what undoes it. Answers the id that line
 * and decision share.
 */
export async function recordDecision(req: PayloadRequest, decision: NewDecision): Promise<string> {
  const { kind, request, outcome, action, name, about } = decision
  const mails: string[] = []
  for (const { to, mail } of decision.mails) {
    const queued = await queueMail(req, to, mail, mailHoldMs)
    if (queued !== null) mails.push(queued)
  }
  const note = await removeNote(req, request)
  const undoing: Undoing = { ...decision.undoing, mails, ...(note && { note }) }
  const id = await logAct(req, action, name, { ...about, undo: { kind: 'decision' } })
  const data = { id, kind, request, outcome, name, undoing } as never
  await req.payload.create({ collection: 'decisions', data, depth: 0, req })
  return id
}
