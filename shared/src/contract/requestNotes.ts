import * as z from 'zod'
import { questionStates, requestKinds, requestNoteLimit, waitingKinds } from '../decisions.ts'
import { answerLimit, questionLimit } from '../questionLimits.ts'
import { boundedText } from '../textInput.ts'
import { answer, type ContractCalls, input } from './call.ts'

/** Notes of colleagues on a request, and its assignment; then whom staff can ask, and what was asked. */
export const noteFields = {
  note: z.string(),
  takenBy: z.string(),
  takenByMe: z.boolean(),
  /** With a mail address: one by the id of the request, of reports each by the id of the report. */
  contacts: z.array(z.object({ id: z.string(), email: z.string() })),
  questions: z.array(
    z.object({
      /** Id among `contacts`. */
      contact: z.string(),
      number: z.number(),
      question: z.string(),
      askedAt: z.string(),
      /** Username; empty if unknown. */
      askedBy: z.string(),
      /** The last day on which it can be answered, `YYYY-MM-DD`. */
      until: z.string(),
      answer: z.string(),
      /** Null as long as there is no answer. */
      answeredAt: z.string().nullable(),
    }),
  ),
}

export const requestSchema = z.object({ kind: z.enum(requestKinds), id: input.anyId })
/** Of reports the id is that of their entry. */
const waitingSchema = requestSchema.extend({ kind: z.enum(waitingKinds) })

const questionSchema = waitingSchema.extend({
  /** Id among the `contacts` of the request. */
  contact: input.anyId,
  question: boundedText(questionLimit),
  seen: z.int().min(0).max(10_000),
})

/** Beside a waiting request. Secrets travel in bodies, which no log knows. */
export const requestNotesCalls = {
  'POST /api/noteRequest': {
    summary:
      'Write a note about a waiting request (`seen`: the note as last read), assign it to yourself (`take`: true), release it, whoever holds it, or mail the submitter of a request or report a question with a link to answer (`seen`: the number of the last question read, or 0)',
    who: 'staff',
    body: z.union([
      waitingSchema.extend({
        note: z.string().max(requestNoteLimit),
        seen: z.string().max(requestNoteLimit),
      }),
      waitingSchema.extend({ take: z.boolean() }),
      questionSchema,
    ]),
    /** `isSent`: there is a mail server for a question. */
    output: answer.success.extend({ isSent: z.boolean().optional() }),
    /**
     * `stale` of a note carries `current: { note, by }`; `by`: username, or empty. `stale` of a question: a colleague
     * has asked meanwhile.
     */
    errors: ['not_found', 'stale', 'request_taken', 'no_address', 'question_missing', 'too_long'],
  },
  'POST /api/question': {
    summary: 'The question behind a mailed link; opening it does not answer it',
    who: 'public',
    limit: 'answer',
    body: z.object({ secret: input.secret }),
    output: z.object({
      state: z.enum(questionStates),
      /** Of the provider that the request is about. */
      name: z.string(),
      question: z.string(),
      /** `YYYY-MM-DD` */
      until: z.string(),
      /** Empty as long as there is none. */
      answer: z.string(),
    }),
    errors: ['link_unknown'],
  },
  'POST /api/answerQuestion': {
    summary: 'Answer a question with its mailed link, once',
    who: 'public',
    limit: 'answer',
    body: z.object({ secret: input.secret, answer: boundedText(answerLimit) }),
    output: answer.success,
    errors: ['link_unknown', 'link_ended', 'link_used', 'request_decided', 'answer_missing', 'too_long'],
  },
} as const satisfies ContractCalls
