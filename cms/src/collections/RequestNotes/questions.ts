import type { Payload, TypedUser, Where } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { type At, findAll } from '#lib/find/find.ts'
import type { RequestNote } from '#payload-types.ts'
import { regionDate } from '#publicData/onDate.ts'
import { questionLinkDays } from '#shared/questionLimits'
import { isEmail } from '#shared/wellFormed'

/** A request or report whose submitter left a mail address. */
export interface QuestionRecipient {
  id: string
  email: string
}

type Asked = 'request' | 'number' | 'name' | 'email' | 'question' | 'askedAt'

export type RequestQuestion = RequestNote & { [Field in Asked]: NonNullable<RequestNote[Field]> }

/** On which it can be answered, `YYYY-MM-DD`. */
export const lastDayOf = ({ askedAt }: RequestQuestion) =>
  regionDate(Date.parse(askedAt) + questionLinkDays * dayMs)
export const hasEnded = (question: RequestQuestion) => regionDate(currentTime()) > lastDayOf(question)

/** Oldest first, with their answers. */
export const findQuestions = async (at: At, where: Where) =>
  (await findAll(at, 'request-notes', { where, sort: ['askedAt', 'number'] })) as RequestQuestion[]

/** @param keys ids of the notes, if they differ from those of the requests */
export async function notesAndQuestions(
  payload: Payload,
  user: TypedUser,
  requests: readonly { id: string }[],
  keys = requests.map(({ id }) => id),
) {
  const notes = await findAll(payload, 'request-notes', { where: { id: { in: keys } } })
  const all = await findQuestions(payload, { request: { in: requests.map(({ id }) => id) } })
  return (key: string, contacts: readonly QuestionRecipient[]) => {
    const { note, takenBy, takenByName } = notes.find(({ id }) => id === key) ?? {}
    const questions = all.filter(({ request }) => contacts.some(({ id }) => id === request))
    return {
      note: note ?? '',
      takenBy: takenByName ?? '',
      takenByMe: takenBy === user.id,
      contacts: contacts.flatMap(({ id, email }) => (isEmail(email) ? [{ id, email }] : [])),
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

/** The others keep their order. */
export function sortAnsweredFirst<Request extends { questions: readonly { answeredAt: string | null }[] }>(
  requests: readonly Request[],
) {
  const answeredAt = ({ questions }: Request) => {
    const at = questions.at(-1)?.answeredAt
    return at ? Date.parse(at) : Number.MAX_VALUE
  }
  return requests.toSorted((one, other) => answeredAt(one) - answeredAt(other))
}
