import type { Payload, PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { remindAtOnce } from '#collections/Mails/remind.ts'
import { stillWaiting } from '#collections/RequestNotes/notes.ts'
import {
  findQuestions,
  hasEnded,
  lastDayOf,
  type RequestQuestion,
} from '#collections/RequestNotes/questions.ts'
import { hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import { changeMatching } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { OutputOf } from '#shared/contract'
import { plainText } from '#shared/plainText'
import { answerLimit } from '#shared/questionLimits'
import { maxLinkSecretLength } from '#shared/verificationRequests'

type Opened = OutputOf<'POST /api/question'>

/** @throws ApiError if there is no such link */
export const openQuestion = (payload: Payload, secret: string): Promise<Opened> =>
  inTransaction(payload, async (req) => {
    const question = await questionByLink(req, secret)
    const state = await readState(req, question)
    const isShown = state === 'open' || (state === 'answered' && !hasEnded(question))
    return {
      state,
      name: question.name,
      question: isShown ? question.question : '',
      until: lastDayOf(question),
      answer: (isShown && question.answer) || '',
    }
  })

/** Mailed to staff who want to be told of requests at once. */
export const answerQuestion = (payload: Payload, { secret, answer }: { secret: string; answer: string }) =>
  inTransaction(payload, async (req) => {
    const question = await questionByLink(req, secret)
    const state = await readState(req, question)
    if (state !== 'open') throw apiError(refusals[state])
    const text = plainText(answer)
    if (text === '') throw apiError('answer_missing', { field: 'answer' })
    if (text.length > answerLimit)
      throw apiError('too_long', { field: 'answer', values: { max: answerLimit } })
    // Two concurrent answers: only the first is stored.
    const unanswered = { id: { equals: question.id }, answeredAt: { exists: false } }
    const data = { answer: text, answeredAt: currentIso() }
    const docs = await changeMatching(req, 'request-notes', unanswered, data)
    if (docs.length === 0) throw apiError('link_used.question')
    await remindAtOnce(req)
  })

const refusals = { answered: 'link_used.question', decided: 'request_decided', ended: 'link_ended' } as const

async function questionByLink(req: PayloadRequest, secret: string) {
  const linkHash = hashOfSecret(secret.slice(0, maxLinkSecretLength))
  const [question] = await findQuestions(req, { linkHash: { equals: linkHash } })
  if (!question) throw apiError('link_unknown')
  return question
}

async function readState(req: PayloadRequest, question: RequestQuestion) {
  if (question.answeredAt) return 'answered'
  if ((await stillWaiting(req, [question])).size === 0) return 'decided'
  return hasEnded(question) ? 'ended' : 'open'
}
