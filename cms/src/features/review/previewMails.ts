import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { waitingChange } from '#collections/ChangeRequests/waitingChange.ts'
import type { DecisionMail } from '#collections/Decisions/recordDecision.ts'
import { storedEntry } from '#collections/Decisions/undoing.ts'
import { pendingEntry } from '#collections/Entries/pendingEntry.ts'
import { partsOf, renderDraft } from '#collections/Mails/mailDraft.ts'
import { allReports } from '#collections/Reports/waitingReports.ts'
import type { BodyOf } from '#shared/contract'
import { isEmail } from '#shared/wellFormed'
import { mailsOfAcceptance } from './acceptEntry.ts'
import { mailOfQuestion } from './askSubmitter.ts'
import { changeMails } from './closeChange.ts'
import { closingMails } from './closeEntry.ts'
import { removalMails, reportMails } from './closeReports.ts'

type MailPreview = BodyOf<'POST /api/mailPreview'>

/** Made by the functions that send them; writes nothing. */
export async function previewMails(payload: Payload, user: TypedUser, question: MailPreview) {
  const req = await createLocalReq({ user }, payload)
  const mails: DecisionMail[] = []
  for (const id of new Set(question.ids)) mails.push(...(await composeMails(req, id, question)))
  // As the outbox takes them.
  const sent = mails.filter(({ to }) => isEmail(to))
  return {
    mails: sent.map(({ to, mail }) => {
      const { subject, text } = renderDraft(mail)
      return { to, subject, text }
    }),
    parts: sent.map(({ mail, isOurs }) => (isOurs ? null : partsOf(mail))),
  }
}

async function composeMails(req: PayloadRequest, id: string, question: MailPreview): Promise<DecisionMail[]> {
  const { payload } = req
  const reason = question.reason?.trim() ?? ''
  switch (question.decision) {
    case 'acceptEntry': {
      const { replace, keepToken, fields, merged } = question
      const options = { replace: replace ?? '', keepToken: keepToken === true, fields, merged }
      return mailsOfAcceptance(req, { id, ...options })
    }
    case 'closeEntry':
      return closingMails(payload, await pendingEntry(req, id), question.outcome, reason)
    case 'closeChange': {
      const request = await waitingChange(req, id)
      const entry = question.entry ?? request.entry
      const removed = question.outcome === 'gone' && entry ? await removal(req, entry) : []
      return [...changeMails(payload, request, question.outcome, reason), ...removed]
    }
    case 'closeReports': {
      const entry = await storedEntry(req, id)
      const chosen = new Set(question.reports)
      const reports = (await allReports(req, id)).filter((one) => chosen.has(one.id))
      return entry ? reportMails(payload, entry, reports, question.outcome, reason) : []
    }
    case 'removeEntry':
      return removal(req, id)
    case 'ask': {
      if (reason === '') return []
      const { kind, contact } = question
      const { email, mail } = await mailOfQuestion(req, { kind, id, contact, question: reason })
      return [{ to: email, mail, isOurs: true }]
    }
  }
}

async function removal(req: PayloadRequest, id: string): Promise<DecisionMail[]> {
  const entry = await storedEntry(req, id)
  return entry && !entry.deletedAt ? removalMails(req.payload, entry.name, await allReports(req, id)) : []
}
