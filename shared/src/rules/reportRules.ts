import { cleanEmail } from '../mailAddress.ts'
import { isReadable, plainLine, plainText } from '../plainText.ts'
import { isEmail } from '../wellFormed.ts'
import type { EntryProblem } from './entryRules.ts'
import { firstOf, onePerField, problemsOfTexts, tooLong } from './problems.ts'

export const reportTopics = ['phone', 'hours', 'address', 'closed', 'other'] as const
export type ReportTopic = (typeof reportTopics)[number]

export const reportLimits = { text: 1000, sender: 100, email: 254 } as const

export const reportCodes = ['report_empty', 'email_invalid', 'too_long'] as const
type ReportCode = (typeof reportCodes)[number]

export interface ReportFields {
  topics: ReportTopic[]
  text: string
  /** May be empty, like the mail address. */
  sender: string
  email: string
}

export function cleanReport({ topics, text, sender, email }: ReportFields): ReportFields {
  return {
    // In the order of the form, each once, so that equal reports are recognised.
    topics: reportTopics.filter((topic) => topics.includes(topic)),
    text: plainText(text),
    sender: plainLine(sender),
    email: cleanEmail(email),
  }
}

/** In the order of the form. */
export const checkReport = (input: ReportFields) => firstOf(problemsOf(input))

export const reportProblems = (input: ReportFields) => onePerField(problemsOf(input))

const problemsOf = (input: ReportFields): Iterable<EntryProblem<ReportCode>> =>
  problemsOfTexts(input, reportLimits, function* (fields): Generator<EntryProblem<ReportCode>> {
    const report = cleanReport(fields)
    // "Something else" alone is not enough.
    const isSaid = report.topics.some((topic) => topic !== 'other') || isReadable(report.text)
    if (!isSaid) yield { code: 'report_empty', field: 'text' }
    yield* tooLong(report, reportLimits)
    if (report.email !== '' && !isEmail(report.email)) yield { code: 'email_invalid', field: 'email' }
  })

export const topicBoxName = <Topic extends ReportTopic>(topic: Topic) => `topic_${topic}` as const
export type ReportBox = ReturnType<typeof topicBoxName<ReportTopic>>

/** A box that is not ticked is empty or absent. */
export function reportFrom(values: Partial<Record<string, string>>): ReportFields {
  const { text = '', sender = '', email = '' } = values
  return { topics: reportTopics.filter((topic) => values[topicBoxName(topic)]), text, sender, email }
}
