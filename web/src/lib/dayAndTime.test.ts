import { dayText, momentText } from './dayAndTime.ts'

it('days and moments are written as each language writes them', () => {
  const moment = '2026-11-21T14:05:00Z'
  expect(momentText(moment, 'de', 'UTC')).toBe('21.11.2026, 14:05')
  expect(momentText(moment, 'en', 'UTC')).toBe('21/11/2026, 14:05')
  expect([dayText('2026-11-21', 'de'), dayText('2026-11-21', 'en')]).toEqual(['21.11.2026', '21/11/2026'])
  expect(momentText('never', 'de')).toBe('')
})
