import {
  type ReportBox,
  reportFrom,
  reportProblems,
  reportTopics,
  topicBoxName,
} from '@directory/shared/report'

/** Values of the form as text; a ticked box has the value `true`. */
export type ReportValues = Record<ReportBox | 'text' | 'sender' | 'email', string>

export const emptyReport = {
  ...Object.fromEntries(reportTopics.map((topic) => [topicBoxName(topic), ''])),
  text: '',
  sender: '',
  email: '',
} as ReportValues

/** Order of the fields on the page. */
export const reportOrder = ['text', 'sender', 'email']

/** Fields that make the text optional when ticked. */
export const clearedByTopics = { text: reportTopics.map(topicBoxName) }

export const reportFormProblems = (values: ReportValues): Map<string, string> =>
  new Map(reportProblems(reportFrom(values)).map(({ field, code }) => [field, code]))
