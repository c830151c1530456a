import { expect, it } from 'vitest'
import { logAddress, logQuery } from './logQuery.ts'
import { moment } from './moment.ts'

it('a filtered log has an address of its own', () => {
  const query = { user: 'anna', action: '', text: ' Müller & Co ', before: '' }
  const address = logAddress(query)
  expect(address).toBe('?user=anna&text=M%C3%BCller+%26+Co')
  const read = new URLSearchParams(address)
  expect(logQuery((name) => read.get(name) ?? '')).toEqual({ ...query, text: 'Müller & Co' })
  expect(logAddress({ user: '', action: '', text: '', before: '' })).toBe('')
})

it('moments are shown in the time of the region', () => {
  expect(moment('2026-01-05T23:30:00.000Z', 'de')).toBe('06.01.2026, 00:30')
  expect(moment('2026-07-05T12:00:00.000Z', 'en')).toBe('05/07/2026, 14:00')
  expect(moment('', 'de')).toBe('')
})
