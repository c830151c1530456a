import { logAddress, logInput, logQuery } from './logQuery.ts'

it('a filtered log has an address of its own', () => {
  const none = { user: '', action: '', text: '', noun: '', from: '', to: '', before: '' }
  const query = { ...none, user: 'anna', text: ' Müller & Co ' }
  const address = logAddress(query)
  expect(address).toBe('?user=anna&text=M%C3%BCller+%26+Co')
  const read = new URLSearchParams(address)
  expect(logQuery((name) => read.get(name) ?? '')).toEqual({ ...query, text: 'Müller & Co' })
  expect(logAddress(none)).toBe('')
})

it('queries cover whole days in the local time zone', () => {
  const query = logQuery((name) => ({ from: '2026-03-28', to: '2026-03-29' })[name] ?? '')
  const { since, until } = logInput(query)
  const [from, to] = [new Date(2026, 2, 28), new Date(2026, 2, 30)]
  expect([since, until]).toEqual([from.toISOString(), to.toISOString()])
  expect(logInput({ ...query, from: 'gestern', to: '' })).toMatchObject({ since: '', until: '' })
})
