import { allProblems } from '../allProblems.ts'
import { overlongTexts } from '../inputLimit.ts'
import { cleanEmail } from '../mailAddress.ts'
import { isReadable, plainLine, plainText } from '../plainText.ts'
import { isEmail } from '../wellFormed.ts'
import type { EntryProblem } from './entryRules.ts'

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
export function checkReport(input: ReportFields): EntryProblem<ReportCode> | null {
  const [overlong] = overlongTexts(input, reportLimits)
  if (overlong) return overlong
  const report = cleanReport(input)
  // "Something else" alone is not enough.
  const isSaid = report.topics.some((topic) => topic !== 'other') || isReadable(report.text)
  if (!isSaid)
    return {
      code: 'report_empty',
      field: 'text',
    }
  for (const field of ['text', 'sender', 'email'] as const) {
    const limit = reportLimits[field]
    if (report[field].length > limit) return { code: 'too_long', field, values: { max: limit } }
  }
  if (report.email !== '' && !isEmail(report.email)) return { code: 'email_invalid', field: 'email' }
  return null
}

const right: ReportFields = { topics: ['phone'], text: 'x', sender: '', email: '' }

/** One per field, in the order of `checkReport`. */
export const reportProblems = (input: ReportFields) => allProblems(input, checkReport, right)

export const topicBoxName = <Topic extends ReportTopic>(topic: Topic) => `topic_${topic}` as const
export type ReportBox = ReturnType<typeof topicBoxName<ReportTopic>>

/** A box that is not ticked is empty or absent. */
export function reportFrom(values: Partial<Record<string, string>>): ReportFields {
  const { text = '', sender = '', email = '' } = values
  return { topics: reportTopics.filter((topic) => values[topicBoxName(topic)]), text, sender, email }
}
