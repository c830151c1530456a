import { checkReport, cleanReport, type ReportFields, reportFrom, reportProblems } from './reportRules.ts'

const report = (fields: Partial<ReportFields> = {}): ReportFields => ({
  ...{ topics: ['phone'], text: '', sender: '', email: '', ...fields },
})

it.each([
  [report(), null],
  [report({ topics: [] }), 'report_empty'],
  [report({ topics: ['other'], text: '\u202e \u200b…' }), 'report_empty'],
  [report({ topics: ['other'], text: '😀 \n 🏚️' }), 'report_empty'],
  [report({ topics: [], text: '😀' }), 'report_empty'],
  [report({ topics: ['phone', 'other'], text: '😀' }), null],
  [report({ text: ' \n ' }), null],
  [report({ topics: ['other'], text: 'Zu' }), null],
  [report({ topics: [], text: '🏚️ 2' }), null],
  [report({ text: 'x'.repeat(1000) }), null],
  [report({ text: 'x'.repeat(1001) }), 'too_long'],
  [report({ email: ' a@example.org ' }), null],
  [report({ email: 'a@example.org, b@example.org' }), 'email_invalid'],
  [report({ email: 'a@example.org\r\nBcc: b@example.org' }), 'email_invalid'],
])('validates %j: %s', (input, code) => {
  expect(checkReport(input)?.code ?? null).toBe(code)
})

it('names every error, each field once', () => {
  const wrong = report({ topics: [], sender: 'x'.repeat(101), email: 'x' })
  expect(reportProblems(wrong).map(({ field }) => field)).toEqual(['text', 'sender', 'email'])
})

it('keeps line breaks of the text, and sorts topics', () => {
  const said = report({ topics: ['hours', 'phone', 'hours'], text: 'a\r\nb\u0000', sender: 'Anna\r\nX: y' })
  expect(cleanReport(said)).toEqual(report({ topics: ['phone', 'hours'], text: 'a\nb', sender: 'Anna X: y' }))
})

it('keeps any text beside a topic, and drops invisible characters', () => {
  expect(cleanReport(report({ text: ' 👨\u200d🦳 😀 ' })).text).toBe('👨\u200d🦳 😀')
  expect(cleanReport(report({ text: ' \n \u200b' })).text).toBe('')
})

it('reads a form without its unticked boxes', () => {
  expect(reportFrom({ topic_hours: 'true', topic_phone: '', text: 'x', token: 'y' })).toEqual(
    report({ topics: ['hours'], text: 'x' }),
  )
})
