import { boxOf, type ReportBox, reportFrom, reportProblems, reportTopics } from '@directory/shared/report'

/** The form as text; a ticked box says `true`. */
export type ReportValues = Record<ReportBox | 'text' | 'sender' | 'email', string>

export const noReport = {
  ...Object.fromEntries(reportTopics.map((topic) => [boxOf(topic), ''])),
  text: '',
  sender: '',
  email: '',
} as ReportValues

/** As the fields stand on the page. */
export const reportOrder = ['text', 'sender', 'email', 'captchaCode']

/** Who ticks something need not write. */
export const reportAnswers = { text: reportTopics.map(boxOf) }

/** Everything that is wrong, by field. */
export const wrongInReport = (values: ReportValues): Map<string, string> =>
  new Map(reportProblems(reportFrom(values)).map(({ field, code }) => [field, code]))
