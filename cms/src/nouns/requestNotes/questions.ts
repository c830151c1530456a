import { questionLinkDays } from '@directory/shared/decisions'
import { isEmail } from '@directory/shared/wellFormed'
import type { Payload, PayloadRequest, Where } from 'payload'
import { currentIso, currentTime, dayMs } from '../../clock.ts'
import { findAll } from '../../operations/find/find.ts'
import type { RequestQuestion } from '../../payload-types.ts'
import { regionDate } from '../../readModel/onDate.ts'

/** Somebody whom staff can ask: the request, or the report, and the mail address left there. */
export interface QuestionRecipient {
  id: string
  email: string
}

/** A moment (milliseconds since 1970) on the last day on which a question can be answered. */
const expiryOf = ({ askedAt }: RequestQuestion): number => Date.parse(askedAt) + questionLinkDays * dayMs

/** The last day, `YYYY-MM-DD`. */
export const lastDayOf = (question: RequestQuestion): string => regionDate(expiryOf(question))
export const hasEnded = (question: RequestQuestion): boolean =>
  regionDate(currentTime()) > lastDayOf(question)

/** Questions of some requests, each with its answer, in the order in which they were asked. */
export const findQuestions = (
  payload: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<RequestQuestion[]> =>
  findAll(payload, 'request-questions', { where, sort: ['askedAt', 'number'], req })

/** Those of the questions whose request still waits. */
export async function questionsStillWaiting(
  payload: Payload,
  questions: readonly RequestQuestion[],
  req?: PayloadRequest,
): Promise<RequestQuestion[]> {
  const ids = questions.map(({ request }) => request)
  const among = { id: { in: ids } }
  const pending = { and: [among, { state: { equals: 'pending' } }] }
  // One after the other: they may share a transaction.
  const entries = await findAll(payload, 'entries', { where: pending, req })
  const changes = await findAll(payload, 'change-requests', { where: among, req })
  const reports = await findAll(payload, 'reports', { where: among, req })
  const waiting = new Set([...entries, ...changes, ...reports].map(({ id }) => id))
  return questions.filter(({ request }) => waiting.has(request))
}

/**
 * Removes questions whose request was decided before a moment; answers how many went. How long they are kept counts from
 * the last time that the request was seen waiting, so that undoing a decision finds them.
 */
export async function removeForgottenQuestions(
  payload: Payload,
  before: string,
  max: number,
): Promise<number> {
  const all = await findQuestions(payload, {})
  const waiting = new Set((await questionsStillWaiting(payload, all)).map(({ id }) => id))
  const collection = 'request-questions'
  if (waiting.size > 0) {
    const where: Where = { id: { in: [...waiting] } }
    await payload.db.updateMany({ collection, where, data: { updatedAt: currentIso() } })
  }
  const old = all.filter(
    ({ id, updatedAt }) => !waiting.has(id) && Date.parse(updatedAt) < Date.parse(before),
  )
  const ids = old.slice(0, max).map(({ id }) => id)
  if (ids.length > 0) await payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  return ids.length
}

/** What was asked of those behind a request, as the lists show it. */
export async function questionsFor(payload: Payload, ids: readonly string[]) {
  const all = await findQuestions(payload, { request: { in: [...ids] } })
  return (contacts: readonly QuestionRecipient[]) => {
    const questions = all.filter(({ request }) => contacts.some(({ id }) => id === request))
    return {
      contacts: contacts.filter(({ email }) => isEmail(email)),
      questions: questions.map((one) => ({
        contact: one.request,
        number: one.number,
        question: one.question,
        askedAt: one.askedAt,
        askedBy: one.askedBy ?? '',
        until: lastDayOf(one),
        answer: one.answer ?? '',
        answeredAt: one.answeredAt ?? null,
      })),
    }
  }
}

/** Requests whose last question was answered come first, by the time of the answer; the others keep their order. */
export function sortAnsweredFirst<Request extends { questions: readonly { answeredAt: string | null }[] }>(
  requests: readonly Request[],
): Request[] {
  const answeredAt = ({ questions }: Request) => questions.at(-1)?.answeredAt ?? null
  const answered = requests.filter((one) => answeredAt(one) !== null)
  answered.sort((one, other) => Date.parse(answeredAt(one) ?? '') - Date.parse(answeredAt(other) ?? ''))
  return [...answered, ...requests.filter((one) => answeredAt(one) === null)]
}
