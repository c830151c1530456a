import { checkReport, cleanReport, type ReportFields, reportFrom, reportProblems } from './reportRules.ts'

const report = (fields: Partial<ReportFields> = {}): ReportFields => ({
  ...{ topics: ['phone'], text: '', sender: '', email: '', ...fields },
})

it.each<[Partial<ReportFields>, string | null]>([
  [{}, null],
  [{ topics: [] }, 'report_empty'],
  [{ topics: ['other'], text: '\u202e \u200b…' }, 'report_empty'],
  [{ topics: ['other'], text: '😀 \n 🏚️' }, 'report_empty'],
  [{ topics: [], text: '😀' }, 'report_empty'],
  [{ topics: ['phone', 'other'], text: '😀' }, null],
  [{ text: ' \n ' }, null],
  [{ topics: ['other'], text: 'Zu' }, null],
  [{ topics: [], text: '🏚️ 2' }, null],
  [{ text: 'x'.repeat(1000) }, null],
  [{ text: 'x'.repeat(1001) }, 'too_long'],
  [{ email: ' a@example.org ' }, null],
  [{ email: 'a@example.org, b@example.org' }, 'email_invalid'],
  [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email_invalid'],
])('validates %j: %s', (input, code) => {
  expect(checkReport(report(input))?.code ?? null).toBe(code)
})

it('names every error, each field once', () => {
  const wrong = report({ topics: [], sender: 'x'.repeat(101), email: 'x' })
  expect(reportProblems(wrong).map(({ field }) => field)).toEqual(['text', 'sender', 'email'])
})

it.each([
  ['line breaks, not those of a line', { text: 'a\r\nb\u0000', sender: 'Anna\r\nX: y' }, 'a\nb', 'Anna X: y'],
  ['emojis, not invisible characters', { text: ' 👨\u200d🦳 😀 \u200b' }, '👨\u200d🦳 😀', ''],
])('keeps %s, and sorts topics', (_, typed, text, sender) => {
  const said = report({ topics: ['hours', 'phone', 'hours'], ...typed })
  expect(cleanReport(said)).toEqual(report({ topics: ['phone', 'hours'], text, sender }))
})

it('reads a form without its unticked boxes', () => {
  expect(reportFrom({ topic_hours: 'true', topic_phone: '', text: 'x', token: 'y' })).toEqual(
    report({ topics: ['hours'], text: 'x' }),
  )
})
