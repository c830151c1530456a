import { dayText, momentText } from './dayAndTime.ts'

it('days and times are formatted per language, in the time zone of the reader', () => {
  expect([dayText('2026-11-21', 'de'), dayText('2026-11-21', 'en')]).toEqual(['21.11.2026', '21/11/2026'])
  const moment = '2026-01-05T23:30:00.000Z'
  expect(momentText(moment, 'de', 'Europe/Berlin')).toBe('06.01.2026, 00:30')
  expect(momentText('2026-07-05T12:00:00.000Z', 'en', 'Europe/Berlin')).toBe('05/07/2026, 14:00')
  expect(momentText(moment, 'de', 'America/New_York')).toBe('05.01.2026, 18:30')
  const own = new Intl.DateTimeFormat('de', { timeStyle: 'short' }).format(new Date(moment))
  expect(momentText(moment, 'de')).toContain(own)
  for (const none of ['', 'never']) expect(momentText(none, 'de')).toBe('')
})
