import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentIso, currentTime, dayMs } from '#clock.ts'
import { waitingChange } from '#collections/ChangeRequests/waitingChange.ts'
import { alreadyDecided } from '#collections/Decisions/alreadyDecided.ts'
import { ownerOf } from '#collections/Entries/exactMatches.ts'
import { pendingEntry } from '#collections/Entries/pendingEntry.ts'
import { renderDraft } from '#collections/Mails/mailDraft.ts'
import { draftMail, linkTo, longDay, quotedName } from '#collections/Mails/mailTexts.ts'
import { waitingReports } from '#collections/Reports/waitingReports.ts'
import { reportsKey } from '#collections/RequestNotes/notes.ts'
import { findQuestions } from '#collections/RequestNotes/questions.ts'
import { createSecret, hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { createDocument } from '#lib/createDocument.ts'
import { ApiError, apiError } from '#lib/errors/apiError.ts'
import { exists } from '#lib/find/find.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import { say } from '#lib/words/translate.ts'
import { queueMail } from '#mail/queueMail.ts'
import type { BodyOf } from '#shared/contract'
import { plainText } from '#shared/plainText'
import { questionLimit, questionLinkDays } from '#shared/questionLimits'
import { routes } from '#shared/routes'
import { isEmail } from '#shared/wellFormed'

/** `id` is that of the request, or of the entry of reports; `contact` that of the request, or of one of the reports. */
type Asked = Extract<BodyOf<'POST /api/noteRequest'>, { question: string }>
type SubmitterQuestion = Omit<Asked, 'seen'>

/** `seen` is the number of the last question that the page showed, so that none is asked twice. */
export async function askSubmitter(payload: Payload, user: TypedUser, { seen: seenCount, ...asked }: Asked) {
  assertQuestion(asked.question)
  const id = `${asked.contact} ${seenCount + 1}`
  await inTransactionAs(payload, user, async (req) => {
    const { name, email, mail } = await mailOfQuestion(req, asked)
    if (!isEmail(email)) throw apiError('no_address')
    const present = await findQuestions(req, { request: { equals: asked.contact } })
    if ((present.at(-1)?.number ?? 0) !== seenCount) throw apiError('stale.question')
    const secret = createSecret()
    const data = {
      id,
      kind: asked.kind,
      request: asked.contact,
      number: seenCount + 1,
      name,
      email,
      question: plainText(asked.question),
      askedAt: currentIso(),
      askedBy: user.username,
      linkHash: hashOfSecret(secret),
    }
    await createDocument(req, 'request-notes', data)
    await queueMail(req, email, { ...renderDraft(mail), secrets: { [placeholder]: secret } })
    const noun = asked.kind === 'change' ? 'change-requests' : 'entries'
    await logAct(req, { kind: 'submitter_asked', name }, { noun, id: asked.id })
  }).catch(async (error) => {
    const isMade = await exists(payload, 'request-notes', { id })
    // Two concurrent questions have the same id, and the database refuses the second.
    throw error instanceof ApiError || !isMade ? error : apiError('stale.question')
  })
}

const placeholder = 'answer-link'

/** Without the secret of its link. Refuses requests that are already decided. */
export async function mailOfQuestion(req: PayloadRequest, { question, ...asked }: SubmitterQuestion) {
  const { name, email } = await findSubmitter(req, asked)
  const about = { name: quotedName(name) }
  const until = new Date(currentTime() + questionLinkDays * dayMs)
  const mail = draftMail(req.payload, say('mail.question.subject', about), [
    say('mail.question.lead', about),
    { quote: plainText(question) },
    linkTo(req.payload, routes.answer.href(placeholder), say('mail.question.answer')),
    say('mail.question.valid', { date: longDay.format(until) }),
    say('mail.question.not_you'),
  ])
  return { name, email, mail }
}

function assertQuestion(question: string) {
  const text = plainText(question)
  const field = 'question'
  if (text === '') throw apiError('question_missing', { field })
  if (text.length > questionLimit) throw apiError('too_long', { field, values: { max: questionLimit } })
}

async function findSubmitter(
  req: PayloadRequest,
  { kind, id, contact }: Omit<SubmitterQuestion, 'question'>,
) {
  if (kind === 'report') {
    const report = (await waitingReports(req, id)).find((one) => one.id === contact)
    if (!report) throw await alreadyDecided(req, reportsKey(id))
    return { name: report.name, email: report.email ?? '' }
  }
  const request = kind === 'change' ? await waitingChange(req, id) : await pendingEntry(req, id)
  const email = 'state' in request ? ownerOf(request) : request.email
  return { name: request.name, email: contact === id ? email : '' }
}
